import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { hasAccount, placeOf } from '../../../features/accounts/signup/state.ts';
import type { createSignupStore } from '../../../features/accounts/signup/store.ts';

type Signup = ReturnType<typeof createSignupStore>;

/** The sign-up part of a history entry: its question, and how many questions came before it. */
interface Entry {
  question: Signup['state']['question'];
  depth: number;
}

const entryNow = (): Entry | undefined => history.state?.signup;
const stateWith = (signup: Entry) => ({ ...history.state, signup });

/** Goes back over the entries of the questions, where the sign-up is closed on a page that stays. */
export function leaveQuestions(): void {
  const depth = entryNow()?.depth ?? 0;
  if (depth > 0) history.go(-depth);
}

/**
 * Makes each question an entry of the history, so that Back of the browser goes one question back, and leaves sign-up
 * from the first. The address stays the same: a reload restores the question.
 *
 * @returns the question whose entry is reached; going back to the first entry takes a moment, and would end a navigation that
 *   begins meanwhile
 */
export function useQuestionHistory(signup: Signup): Entry['question'] | undefined {
  const [reached, setReached] = useState<Entry['question']>();
  useEffect(() => {
    const follow = () => {
      const entry = entryNow();
      if (!entry || signup.state.pending) return;
      // once the account exists, earlier questions are not shown any more
      if (!signup.show(entry.question))
        history.replaceState(stateWith({ ...entry, question: signup.state.question }), '');
    };
    const note = () => {
      const { question, pending, resumed } = signup.state;
      const entry = entryNow();
      // after a reload the entry names a question before the form is restored
      if (entry?.question === question || pending || !resumed) return;
      const depth = entry?.depth ?? 0;
      const accountExists = hasAccount(question);
      const places = entry && !accountExists ? placeOf(question) - placeOf(entry.question) : 0;
      if (places > 0) history.pushState(stateWith({ question, depth: depth + 1 }), '');
      // skips the entries from before the account: Back leaves sign-up
      else if (accountExists && depth > 0) history.go(-depth);
      else if (places < 0 && depth >= -places) history.go(places);
      else history.replaceState(stateWith({ question, depth: accountExists ? 0 : depth }), '');
    };
    const then = (act: () => void) => () => {
      act();
      setReached(entryNow()?.question);
    };
    const [noted, followed] = [then(note), then(follow)];
    noted();
    const stop = subscribe(signup.state, noted);
    addEventListener('popstate', followed);
    return () => {
      stop();
      removeEventListener('popstate', followed);
    };
  }, [signup]);
  return reached;
}
