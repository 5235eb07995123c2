import { toViewer } from '@velluto/api-client/ui';
import type { Viewer } from '@velluto/ui/model';
import { type Context, createContext, use } from 'react';
import { useSnapshot } from 'valtio';
import type { AppContext, StoreFactory } from './app-context.ts';
import type { SessionState } from './session/session.ts';

const ReactAppContext = createContext<AppContext | undefined>(undefined);

/** Provides the context; once, at the top of the app. */
export const AppContextProvider = ReactAppContext.Provider;

/** The value of a React context whose provider wraps the whole app. */
export function useRequiredContext<Value>(context: Context<Value | undefined>): Value {
  const value = use(context);
  if (import.meta.env.DEV && !value) throw new Error('A component is rendered outside of the app');
  return value as Value;
}

export const useAppContext = (): AppContext => useRequiredContext(ReactAppContext);

/** A feature's store: `const members = useStore(createMembersStore)`. Read its state with `useSnapshot`. */
export const useStore = <Store>(factory: StoreFactory<Store>): Store => useAppContext().store(factory);

/** The user and the counts of the top bar; the component renders again when they change. */
export const useSession = (): SessionState => useSnapshot(useAppContext().session.state) as SessionState; // the user is a `ref`, which snapshots pass through

/** The user as components show them; null for a visitor. */
export function useViewer(): Viewer | null {
  const { user, ...counts } = useSession();
  return user && toViewer(user, counts);
}
