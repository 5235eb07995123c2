import { isLanguage } from '@velluto/rules';
import { useNavigator } from '../router/router-context.tsx';
import { useAppContext } from '../useAppContext.ts';
import { switchLanguage } from './switch-language.ts';

/** Changes the language without a reload, then fetches the page's data again: the server translates some, such as regions. */
export function useSwitchLanguage(): (locale: string) => Promise<void> {
  const app = useAppContext();
  const { refresh } = useNavigator();
  return async locale => {
    // also the language on the screen: it takes back a choice that is still being loaded
    if (!isLanguage(locale)) return;
    await switchLanguage(app, locale);
    await refresh();
  };
}
