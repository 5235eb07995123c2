import { useEffect } from 'react';
import { subscribe } from 'valtio';
import type { createSignupStore } from '../../../features/accounts/signup/store.ts';

type Signup = ReturnType<typeof createSignupStore>;

/** The sign-up part of a history entry: its step, and how many steps came before it. */
interface Entry {
  step: Signup['state']['step'];
  depth: number;
}

const entryNow = (): Entry | undefined => history.state?.signup;
const stateWith = (signup: Entry) => ({ ...history.state, signup });

/**
 * Makes each step an entry of the history, so that Back of the browser goes one step back, and leaves sign-up from the
 * first. The address stays the same: a reload restores the step.
 */
export function useStepHistory(signup: Signup): void {
  useEffect(() => {
    const follow = () => {
      const entry = entryNow();
      if (!entry || signup.state.pending) return;
      // once the account exists, earlier steps are not shown any more
      if (!signup.show(entry.step))
        history.replaceState(stateWith({ ...entry, step: signup.state.step }), '');
    };
    const note = () => {
      const { step, pending, resumed } = signup.state;
      const entry = entryNow();
      // after a reload the entry names a step before the form is restored
      if (entry?.step === step || pending || !resumed) return;
      const depth = entry?.depth ?? 0;
      const accountExists = step === 4 || step === 'complete';
      const steps = entry && !accountExists ? Number(step) - Number(entry.step) : 0;
      if (steps > 0) history.pushState(stateWith({ step, depth: depth + 1 }), '');
      // skips the entries from before the account: Back leaves sign-up
      else if (accountExists && depth > 0) history.go(-depth);
      else if (steps < 0 && depth >= -steps) history.go(steps);
      else history.replaceState(stateWith({ step, depth: accountExists ? 0 : depth }), '');
    };
    note();
    const stop = subscribe(signup.state, note);
    addEventListener('popstate', follow);
    return () => {
      stop();
      removeEventListener('popstate', follow);
    };
  }, [signup]);
}
