/** The guest that this browser is to the server. */
import type { Me } from '@theed/tabletop/protocol';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { get, paths, rename } from './api';

/** Longest name that the server takes. */
export const NAME_LENGTH = 24;

export function useMe(): SWRResponse<Me> {
  return useSWR(paths.me, get<Me>, { revalidateOnFocus: false });
}

/** Gives the guest a name. It throws an `ApiError` with what is wrong with it. */
export function useCallMe(): (name: string) => Promise<Me> {
  const { mutate } = useSWRConfig();
  return async (name) => {
    const me = await rename(name.trim());
    await mutate(paths.me, me, { revalidate: false });
    return me;
  };
}
