import { startExport } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

/** Starts the data export as a browser download; the page stays open. */
export const useStartExport = () =>
  useMutation({
    mutationFn: () => send(startExport, {}),
    onSuccess: ({ path }) => window.location.assign(path),
  });
