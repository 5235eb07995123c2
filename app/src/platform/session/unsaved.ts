import { ApiProblem, getUser, sessionLossOf, type User } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { inBackground } from '../in-background.ts';

/** What a reload would lose, and why there is none although somebody else is logged in. */
interface UnsavedState {
  /** Something was typed on this page that is stored nowhere. */
  typed: boolean;
  /** Who is logged in now instead of the one whose page this is (`name` null: nobody); null while that is the same. */
  switchedTo: { name: string | null } | null;
}

const form = 'form, [role="dialog"]';
const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
/** Drafts of messages are stored on the device as they are typed. */
const stored = '[data-component="Composer"]';

/** Whether a reload would lose what was changed in this element. */
export const isUnsaved = (changed: {
  matches(selectors: string): boolean;
  closest(selectors: string): unknown;
}): boolean =>
  changed.closest(stored) === null && (changed.matches(typedInto) || changed.closest(form) !== null);

/** Whoever is logged in in this browser, whosever page this is. */
async function fetchLoggedIn(): Promise<User | null> {
  try {
    return (await getUser(makeClient({}))).user;
  } catch {
    return null;
  }
}

/** Half-filled forms of this page: they keep it from being loaded anew for somebody else who has logged in. */
export function createUnsavedStore(app: AppContext, loggedIn = fetchLoggedIn) {
  const state = proxy<UnsavedState>({ typed: false, switchedTo: null });

  const showLoggedIn = async () => {
    const user = await loggedIn();
    state.switchedTo = { name: user?.profile.name ?? null };
  };

  /** Whether the member whose page this is has come back meanwhile. */
  const checkAgain = async () => {
    try {
      await getUser(app.client);
      state.switchedTo = null;
    } catch (error) {
      if (error instanceof ApiProblem && sessionLossOf(error.code)) await showLoggedIn();
    }
  };

  return {
    state,

    /** Notes what is typed on the page, and looks who is logged in whenever it is shown again. */
    follow(page: Pick<Document, 'addEventListener' | 'visibilityState'>): void {
      page.addEventListener('input', ({ target }) => {
        if (target instanceof Element && isUnsaved(target)) state.typed = true;
      });
      page.addEventListener('visibilitychange', () => {
        if (state.switchedTo && page.visibilityState === 'visible') void inBackground(checkAgain());
      });
    },

    /** Another page is opened: what was typed on this one is given up. */
    leave(): void {
      state.typed = false;
    },

    /** Says on the page who is logged in now, instead of loading it anew. */
    showLoggedIn,
  };
}
