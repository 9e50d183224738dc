import { exportChatHistory } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { ownZone } from '../../../lib/formats/zone.ts';
import { datedName, saveFile } from '../../../lib/saveFile.ts';
import type { Filters } from '../filters.ts';

/** Downloads all matching conversations. */
export const useExportChatHistory = () =>
  useMutation({
    mutationFn: async ({ filters, format }: { filters: Filters; format: 'csv' | 'json' }) =>
      saveFile(await send(exportChatHistory, { query: { ...filters, zone: ownZone, format } }), datedName('conversations', format)),
  });
