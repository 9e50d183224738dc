import { findSession, listSessions, type SignedInDevice } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send, session } from '../../../lib/calls/api.ts';
import { accountKeys } from './keys.ts';

export interface Device extends SignedInDevice {
  /** Whether it is this device. */
  isThis: boolean;
}

export const devicesQuery = queryOptions({
  queryKey: accountKeys.devices,
  queryFn: async ({ signal }): Promise<Device[]> => {
    const refresh = session.read()?.refresh_token ?? '';
    const [{ sessions }, { id }] = await Promise.all([
      send(listSessions, {}, { signal }),
      send(findSession, { body: { refresh } }, { signal }),
    ]);
    const devices = sessions.map((session) => ({ ...session, isThis: session.id === id }));
    return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
  },
});

/** The owner's sessions: this device first, then by last use. */
export const useDevices = () => useQuery(devicesQuery);
