import { type Context, createContext, use } from 'react';
import { useSnapshot } from 'valtio';
import type { AppContext, StoreFactory } from './app-context.ts';
import type { SessionState } from './session/session.ts';

const ReactAppContext = createContext<AppContext | undefined>(undefined);

/** Hands the visit down; one at the top of the app. */
export const AppContextProvider = ReactAppContext.Provider;

/** The value of a context that stands around the whole app. */
export function useRequiredContext<Value>(context: Context<Value | undefined>): Value {
  const value = use(context);
  if (import.meta.env.DEV && !value) throw new Error('A component stands outside of the app');
  return value as Value;
}

/** The visit of this page. */
export const useAppContext = (): AppContext => useRequiredContext(ReactAppContext);

/** A feature's store: `const members = useStore(createMembersStore)`. Read its state with `useSnapshot`. */
export const useStore = <Store>(factory: StoreFactory<Store>): Store => useAppContext().store(factory);

/** The user and the counts of the top bar, followed. */
export const useSession = (): SessionState => useSnapshot(useAppContext().session.state) as SessionState; // the user is a `ref`: handed on as it is
