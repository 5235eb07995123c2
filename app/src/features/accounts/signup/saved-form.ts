import { type SignupQuestion, signupQuestions } from '@velluto/ui/model';
import type { AppContext } from '../../../lib/app-context.ts';
import { createEncryptedStorage } from '../../../lib/encrypted-storage/storage.ts';
import { ignoreFailedCall } from '../../../lib/ignore-failed-call.ts';
import type { SignupValues } from './form.ts';
import { hasAccount, type SignupState } from './state.ts';

/** What is stored on the device; never the password. */
interface SavedForm {
  question: SignupQuestion;
  values: Partial<Omit<SignupValues, 'password'>>;
}

/** The form as it is stored on the device, so that a reload loses nothing. */
export function createSavedForm(app: AppContext, state: SignupState) {
  /** The visitor's storage; used once more after sign-up, to delete the form. */
  const device = () => app.store(createEncryptedStorage).of(null);
  const write = (value: SavedForm | null) => device().change({ list: 'signup', id: '', value });
  const read = async () => {
    await device().open();
    return device().get<SavedForm>('signup', '');
  };

  /** Fields edited on this page: they override those of the device. */
  const edited = new Set<string>();
  let loading: Promise<void> | undefined;
  let loaded = false;

  /** Nothing is saved before what is on the device was read. */
  const load = async () => {
    const saved = await read().catch(() => null); // nothing can be restored: the form starts empty
    loaded = true;
    if (saved && !hasAccount(state.question)) {
      const others = Object.entries(saved.values).filter(([name]) => !edited.has(name));
      Object.assign(state.values, Object.fromEntries(others));
      if (state.question === 'gender' && signupQuestions.includes(saved.question))
        state.question = saved.question;
    }
    state.resumed = true;
    if (edited.size > 0) save();
  };

  /** Restores what was typed before a reload. */
  const resume = (): Promise<void> => {
    loading ??= load();
    return loading;
  };

  const save = (): void => {
    const { question } = state;
    // with the account the form is deleted from the device
    if (question === 'complete' || hasAccount(question)) return;
    const { password, ...values } = state.values;
    if (loaded) void ignoreFailedCall(write({ question, values }));
    else void resume();
  };

  return {
    resume,
    save,
    /** Saves the form, of which these fields were edited. */
    edit(names: readonly string[]): void {
      for (const name of names) edited.add(name);
      save();
    },
    /** Deletes the form from the device. */
    forget: (): void => void ignoreFailedCall(write(null)),
  };
}
