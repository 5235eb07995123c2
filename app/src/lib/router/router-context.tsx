import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'wouter';
import { useRequiredContext } from '../useAppContext.ts';
import { createMoves } from './moves.ts';
import type { Navigator, RouterState, Target } from './navigator.ts';
import type { Page } from './open-page.ts';
import type { Route } from './route.ts';

const NavigatorContext = createContext<Navigator | undefined>(undefined);
const RouterStateContext = createContext<RouterState | undefined>(undefined);
/** The page whose skeleton is shown. */
export interface LatePage extends Target {
  /** Address of the picture of the person who was pressed. */
  picture?: string | undefined;
}
const LatePageContext = createContext<LatePage | null>(null);

/**
 * Wouter's router over loaded pages: its location is that of the page on the screen, and changes in a transition when
 * the next page is loaded, so that presses are handled meanwhile. The picture of a person moves along (decision 37).
 */
export function PageRouter({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  const [state, setState] = useState(navigator.state);
  const [late, setLate] = useState<LatePage | null>(null);
  const taken = useRef<RouterState>(state);
  /** Settle what waits for the page that is being drawn. */
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    for (const settle of waiting.current.splice(0)) settle();
  });
  useEffect(() => {
    const moves = createMoves();
    const take = () => {
      const next = navigator.state;
      const { page: from, late: lateBefore } = taken.current;
      const isLate = next.late !== null && next.late !== lateBefore;
      // the loading state alone is no update: one inside of `popstate` makes React lose the update that follows (seen in WebKit)
      if (next.page === from && !isLate) return;
      taken.current = next;
      const draw = (render: () => void) => () =>
        new Promise<void>(resolve => {
          // something newer has come before it was drawn
          if (taken.current !== next) return resolve();
          waiting.current.push(resolve);
          render();
        });
      if (next.late) {
        const skeleton = { ...next.late, picture: moves.pressedPicture() };
        moves.run(
          { from, to: next.late, arrival: 'forward' },
          draw(() => setLate(skeleton)),
        );
        return;
      }
      const show = () => {
        setState(next);
        setLate(null);
      };
      moves.run(
        { from, to: next.page, arrival: next.arrival.kind },
        draw(() => startTransition(show)),
      );
    };
    take();
    const unsubscribe = navigator.subscribe(take);
    return () => {
      unsubscribe();
      moves.stop();
    };
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
export const useLatePage = (): LatePage | null => useContext(LatePageContext);

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
