import { checkTown } from '@velluto/api-client';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { useAppContext } from '../../lib/useAppContext.ts';

/** A town as forms have it. */
export interface TypedTown {
  country: string;
  region: string | null;
  city: string | null;
}

/** How long nothing is typed before the server is asked. */
const pauseMs = 800;

const keyOf = ({ country, region, city }: TypedTown) => JSON.stringify([country, region, city?.trim()]);

/**
 * Whether the town in a form is one that we do not know.
 *
 * @param first what the server said with the page about the town that the form begins with
 */
export function createTownCheck({ client }: AppContext, first?: { town: TypedTown; known: boolean }) {
  const state = proxy({ unknown: first ? !first.known : false });
  let requestedKey = first && keyOf(first.town);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (key: string, country: string, region: string | null, city: string) => {
    // without an answer of the server the town counts as known
    const { known } = await checkTown(client, { country, city, ...(region && { region }) }).catch(() => ({
      known: true,
    }));
    if (key === requestedKey) state.unknown = !known;
  };

  return {
    state,

    /** Looks at the town as it is now. The former answer stays until there is another one. */
    look(town: TypedTown): void {
      const key = keyOf(town);
      if (key === requestedKey) return;
      requestedKey = key;
      clearTimeout(timer);
      const city = town.city?.trim();
      if (city) timer = setTimeout(() => void ask(key, town.country, town.region, city), pauseMs);
      else state.unknown = false;
    },

    /** Asks nothing more. */
    stop(): void {
      clearTimeout(timer);
    },
  };
}

/**
 * Whether the town in a form is one that we do not know, so that no distances can be shown; the server is asked after a
 * pause in typing.
 *
 * @param knownFirst what the server said about the town that the form begins with
 */
export function useTownUnknown(town: TypedTown, knownFirst?: boolean): boolean {
  const app = useAppContext();
  const [check] = useState(() =>
    createTownCheck(app, knownFirst === undefined ? undefined : { town, known: knownFirst }),
  );
  const { country, region, city } = town;
  useEffect(() => check.look({ country, region, city }), [check, country, region, city]);
  useEffect(() => check.stop, [check]);
  return useSnapshot(check.state).unknown;
}
