import { createContext, use, useSyncExternalStore } from 'react';
import type { Navigator, Shown } from './navigator.ts';

/** What the app needs of a navigator; on the server it stands still. */
export type AppNavigator = Pick<Navigator, 'shown' | 'subscribe' | 'navigate' | 'refresh'>;

const NavigatorContext = createContext<AppNavigator | undefined>(undefined);

/** Hands the navigator down; one at the top of the app. */
export const NavigatorProvider = NavigatorContext.Provider;

/** The navigator of this page: `const { navigate, refresh } = useNavigator()`. */
export function useNavigator(): AppNavigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('A component outside of the app asked for the navigator');
  return navigator;
}

/** What is on the screen, followed. */
export function useShown(): Shown {
  const navigator = useNavigator();
  const read = () => navigator.shown;
  return useSyncExternalStore(navigator.subscribe, read, read);
}
