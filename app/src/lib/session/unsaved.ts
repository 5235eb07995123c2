import { ApiProblem, getUser, sessionLossOf, type User } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { ignoreFailedCall } from '../ignore-failed-call.ts';

/** Whether the page has unsaved input, and who is logged in instead of the member whose page it is. */
interface UnsavedState {
  /** Something was typed on this page that is stored nowhere. */
  typed: boolean;
  /**
   * Who is logged in now instead of the one whose page this is (`name` null: nobody), and where that member goes on if this
   * address is not theirs; null while it is the same.
   */
  switchedTo: { name: string | null; goesOnAt?: string } | null;
}

const form = 'form, [role="dialog"]';
const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
/** Drafts of messages are stored on the device as they are typed. */
const stored = '.vl-Composer';

/** Whether a reload would lose what was changed in this element. */
export const isUnsaved = (changed: {
  matches(selectors: string): boolean;
  closest(selectors: string): unknown;
}): boolean =>
  changed.closest(stored) === null && (changed.matches(typedInto) || changed.closest(form) !== null);

/** The member who is logged in in this browser now, not the one whose page this is; null for nobody. */
async function fetchLoggedIn(): Promise<User | null> {
  try {
    return (await getUser(makeClient({}))).user;
  } catch {
    return null;
  }
}

/**
 * What a reload of this page would lose when another member logs in: unsaved input, or an address that belongs to one account.
 * While there is any, a notice is shown instead.
 */
export function createUnsavedStore(app: AppContext, loggedIn = fetchLoggedIn) {
  const state = proxy<UnsavedState>({ typed: false, switchedTo: null });

  let forOthers = (): string | undefined => undefined;

  const showLoggedIn = async () => {
    const goesOnAt = state.switchedTo?.goesOnAt ?? forOthers();
    const user = await loggedIn();
    state.switchedTo = { name: user?.profile.name ?? null, ...(goesOnAt !== undefined && { goesOnAt }) };
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

    /**
     * Notes what is typed on the page, and looks who is logged in whenever it is shown again.
     *
     * @param goesOnAt where another member goes on, if the address that is open now belongs to one account
     */
    follow(
      page: Pick<Document, 'addEventListener' | 'visibilityState'>,
      goesOnAt: () => string | undefined,
    ): void {
      forOthers = goesOnAt;
      page.addEventListener('input', ({ target }) => {
        if (target instanceof Element && isUnsaved(target)) state.typed = true;
      });
      page.addEventListener('visibilitychange', () => {
        if (state.switchedTo && page.visibilityState === 'visible') void ignoreFailedCall(checkAgain());
      });
    },

    /** Called when another page is opened: the input of this one is given up. */
    leave(): void {
      state.typed = false;
    },

    /** Whether another member, unlike nobody, is logged in and would not find this page. */
    async isLostToOther(): Promise<boolean> {
      return forOthers() !== undefined && (await loggedIn()) !== null;
    },

    /** Shows a notice about who is logged in now, instead of reloading the page. */
    showLoggedIn,
  };
}
