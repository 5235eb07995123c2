import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'wouter';
import { useRequiredContext } from '../useAppContext.ts';
import type { Navigator, RouterState, Target } from './navigator.ts';
import type { Page } from './open-page.ts';
import type { Route } from './route.ts';

const NavigatorContext = createContext<Navigator | undefined>(undefined);
const RouterStateContext = createContext<RouterState | undefined>(undefined);
const LatePageContext = createContext<Target | null>(null);

/**
 * Wouter's router over loaded pages: its location is that of the page on the screen, and changes in a transition when
 * the next page is loaded, so that presses are handled meanwhile.
 */
export function PageRouter({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  const [state, setState] = useState(navigator.state);
  const [late, setLate] = useState<Target | null>(null);
  const taken = useRef(state.page);
  useEffect(() => {
    const take = () => {
      const next = navigator.state;
      if (next.late) setLate(next.late);
      // the loading state alone is no update: one inside of `popstate` makes React lose the update that follows (seen in WebKit)
      if (next.page === taken.current) return;
      taken.current = next.page;
      startTransition(() => {
        setState(next);
        setLate(null);
      });
    };
    take();
    return navigator.subscribe(take);
  }, [navigator]);
  return (
    <NavigatorContext value={navigator}>
      <RouterStateContext value={state}>
        <LatePageContext value={late}>
          <Router hook={usePageLocation} searchHook={usePageSearch}>
            {children}
          </Router>
        </LatePageContext>
      </RouterStateContext>
    </NavigatorContext>
  );
}

/** Where Wouter is: at the page on the screen. */
function usePageLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const { navigate } = useNavigator();
  return [usePage().path, (to, options) => void navigate(to, { replace: options?.replace })];
}

/** Wouter decodes a query before `URLSearchParams` does, so `%2541` would become `A`: escaped once more, it stays as it is. */
const usePageSearch = (): string => usePage().query.replaceAll('%', '%25');

/** The navigator of this page: `const { navigate, refresh } = useNavigator()`. */
export const useNavigator = (): Navigator => useRequiredContext(NavigatorContext);

/** The page on the screen and how it was reached; renders again when it changes. */
export const useRouterState = (): RouterState => useRequiredContext(RouterStateContext);

/** The page on the screen; renders again when it changes. */
export const usePage = (): Page => useRouterState().page;

/** A page that takes long to open: its skeleton is shown in place of the page before. */
export const useLatePage = (): Target | null => useContext(LatePageContext);

/** The row of the page that was pressed last, also before it is there. */
export function usePressedRoute(): Route {
  const navigator = useNavigator();
  const read = () => (navigator.state.target ?? navigator.state.page).route;
  return useSyncExternalStore(navigator.subscribe, read, read);
}

/** Whether the next page is being loaded or rendered. */
export function usePending(): boolean {
  const navigator = useNavigator();
  const page = usePage();
  const read = () => navigator.state;
  const next = useSyncExternalStore(navigator.subscribe, read, read);
  return next.pending || next.page !== page;
}
