import {
  createContext,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAround } from '../visit-context.ts';
import type { Navigator, Shown } from './navigator.ts';

/** What the app needs of a navigator; on the server it stands still. */
export type AppNavigator = Pick<Navigator, 'shown' | 'subscribe' | 'navigate' | 'refresh'>;

/** The page on the screen. */
export type Page = Pick<Shown, 'view' | 'arrival'>;

const NavigatorContext = createContext<AppNavigator | undefined>(undefined);
const PageContext = createContext<Page | undefined>(undefined);

/** Hands the navigator and its page down; one at the top of the app. A next page is drawn in slices, so that presses get through. */
export function NavigatorProvider({ value, children }: { value: AppNavigator; children: ReactNode }) {
  const [page, setPage] = useState<Page>(value.shown);
  useEffect(() => {
    const take = () => {
      const next = value.shown;
      // that a page is being loaded is no reason to draw this one
      startTransition(() => setPage(page => (page.view === next.view ? page : next)));
    };
    take();
    return value.subscribe(take);
  }, [value]);
  return (
    <NavigatorContext value={value}>
      <PageContext value={page}>{children}</PageContext>
    </NavigatorContext>
  );
}

/** The navigator of this page: `const { navigate, refresh } = useNavigator()`. */
export const useNavigator = (): AppNavigator => useAround(NavigatorContext);

/** What is on the screen, followed. */
export const useShown = (): Page => useAround(PageContext);

/** Whether the next page is on its way: being loaded, or being drawn. */
export function usePending(): boolean {
  const navigator = useNavigator();
  const { view } = useShown();
  const read = () => navigator.shown;
  const next = useSyncExternalStore(navigator.subscribe, read, read);
  return next.pending || next.view !== view;
}
