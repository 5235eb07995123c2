import { type Context, createContext, use } from 'react';
import { useSnapshot } from 'valtio';
import type { SessionState } from './session/session.ts';
import type { StoreFactory, Visit } from './visit.ts';

const VisitContext = createContext<Visit | undefined>(undefined);

/** Hands the visit down; one at the top of the app. */
export const VisitProvider = VisitContext.Provider;

/** The value of a context that stands around the whole app. */
export function useAround<Value>(context: Context<Value | undefined>): Value {
  const value = use(context);
  if (import.meta.env.DEV && !value) throw new Error('A component stands outside of the app');
  return value as Value;
}

/** The visit of this page. */
export const useVisit = (): Visit => useAround(VisitContext);

/** A feature's store: `const members = useStore(createMembersStore)`. Read its state with `useSnapshot`. */
export const useStore = <Store>(factory: StoreFactory<Store>): Store => useVisit().store(factory);

/** The user and the counts of the top bar, followed. */
export const useSession = (): SessionState => useSnapshot(useVisit().session.state) as SessionState; // the user is a `ref`: handed on as it is
