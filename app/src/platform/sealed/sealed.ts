import { getStorageKey } from '@velluto/api-client';
import { subscribe } from 'valtio/vanilla';
import type { Visit } from '../visit.ts';
import { type Kept, keep } from './kept.ts';
import { type Keys, makeKeys } from './keys.ts';
import { deviceRows, type Rows } from './rows.ts';

/** What the device keeps, person by person. */
export interface Sealed {
  /** What it keeps of a user, or of a visitor; of anybody but who is on the page, nothing is opened. */
  of(user: string | null): Kept;
}

/** What may be replaced in tests. */
export interface SealedParts {
  rows?: () => Promise<Rows | null>;
}

/** Makes what a page keeps on the device. */
export function createSealed(visit: Visit, { rows: makeRows = deviceRows }: SealedParts = {}): Sealed {
  const rows = makeRows();
  const kept = new Map<string | null, Kept>();
  const now = () => visit.session.state.user?.id ?? null;
  const of = (user: string | null): Kept => {
    const known = kept.get(user);
    if (known) return known;
    const made = keep(user, rows, () => keyFor(visit, user));
    kept.set(user, made);
    void made.open();
    return made;
  };
  let here = now();
  const changed = () => {
    const before = here;
    here = now();
    if (here === before) return;
    visit.storageKey = null;
    // of a member who has left nothing stays open; the form of a visitor still has to go when they have become one
    if (before !== null) kept.clear();
  };
  subscribe(visit.session.state, changed, true);
  globalThis.window?.addEventListener('online', () => void kept.get(now())?.open());
  return { of };
}

/** The key of who is on the page; null when it cannot be had. A key that is another's would show them what is written here. */
async function keyFor(visit: Visit, user: string | null): Promise<Keys | null> {
  const isHere = () => (visit.session.state.user?.id ?? null) === user;
  if (!isHere()) return null;
  try {
    const brought = visit.storageKey?.member === user ? visit.storageKey : null;
    const { member, key } = brought ?? (await getStorageKey(visit.client));
    return member === user && isHere() ? await makeKeys(key) : null;
  } catch {
    return null;
  }
}
