import { useQuery } from '@tanstack/react-query';
import { handoverKeys } from './api/keys.ts';

const everyMs = 60_000;

/**
 * The number of messages that wait for an answer; asked again every minute while the page is visible. The call is loaded when it is made:
 * the navigation is part of every screen, and what it imports would bring the contract into its file, and that file into public pages.
 */
export const useOpenHandovers = () =>
  useQuery({
    queryKey: handoverKeys.count,
    queryFn: async ({ signal }) => (await import('./api/countHandovers.ts')).countOpenHandovers(signal),
    refetchInterval: everyMs,
    // Nothing waits for it, so a failure is not worth a notification.
    retry: false,
  });
