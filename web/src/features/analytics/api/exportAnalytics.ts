import { exportAnalytics, type SendInput } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

export type ExportQuery = NonNullable<SendInput<typeof exportAnalytics>['query']>;

/** A report as a CSV file. */
export const useExportAnalytics = () =>
  useMutation({
    mutationFn: async (query: ExportQuery) =>
      new Blob([await (await send(exportAnalytics, { query })).arrayBuffer()], { type: 'text/csv' }),
  });
