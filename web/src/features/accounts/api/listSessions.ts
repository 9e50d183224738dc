import { findSession, listSessions, type SignedInDevice } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send, session } from '../../../lib/api.ts';
import { accountKeys } from './keys.ts';

export interface Device extends SignedInDevice {
  /** Whether it is the one that this page is open on. */
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
    const devices = sessions.map((one) => ({ ...one, isThis: one.id === id }));
    return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
  },
});

/** Where the owner is signed in: this device first, then the last used. */
export const useDevices = () => useQuery(devicesQuery);
