import { ApiProblem, acceptTerms, getSettings } from '@velluto/api-client';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { AppContext } from '../app-context.ts';
import type { FormErrors } from '../problem.ts';

/** The terms that a user has to accept. */
interface NewTermsState {
  /** A refused call waits for the agreement: the user is asked at once, on any page. */
  asked: boolean;
  /** The terms in force, and what the site says of their changes. */
  terms: Pick<AppContext['site'], 'terms_version' | 'terms_changes'>;
}

/** Agreement to new terms: refused calls wait for it, and are sent again after it. */
export function createNewTermsStore(app: AppContext) {
  const { client, session, site } = app;
  const state = proxy<NewTermsState>({ asked: false, terms: ref(site) });
  let waiting: PromiseWithResolvers<boolean> | null = null;

  const settle = (agreed: boolean) => {
    state.asked = false;
    waiting?.resolve(agreed);
    waiting = null;
  };
  // agreed here or in another tab, or logged out
  subscribe(session.state, () => {
    const { user } = session.state;
    if (waiting && user?.terms_outdated !== true) settle(user !== null);
  });

  /** The page may be older than the terms. */
  const refresh = async () => {
    state.terms = ref(await getSettings(client));
  };

  return {
    state,

    /** Asks for agreement because a call was refused; whether the call is to be sent again. */
    async ask(): Promise<boolean> {
      const { user } = session.state;
      if (!user) return false;
      if (!user.terms_outdated) {
        await refresh();
        session.setUser({ ...user, terms_outdated: true });
      }
      state.asked = true;
      waiting ??= Promise.withResolvers();
      return waiting.promise;
    },

    /** Accepts the terms that are shown; when newer ones have come meanwhile, these are shown instead. */
    async agree(): Promise<FormErrors<never> | undefined> {
      try {
        const { user } = await acceptTerms(client, { terms_version: state.terms.terms_version });
        session.setUser(user);
        return undefined;
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'invalid_request') throw error;
        await refresh();
        return { problem: { code: 'terms_outdated' } };
      }
    },

    /** Called when another page is opened: calls that waited on this one are given up. */
    leave: () => settle(false),
  };
}
