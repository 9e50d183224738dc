import { startExport } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Begins the download of everything: the browser writes it to a file while it comes, and stays on the page. */
export const useStartExport = () =>
  useMutation({
    mutationFn: () => send(startExport, {}),
    onSuccess: ({ path }) => window.location.assign(path),
  });
