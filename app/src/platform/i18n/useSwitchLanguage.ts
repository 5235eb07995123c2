import { isLanguage } from '@velluto/rules';
import { useNavigator } from '../router/router-context.tsx';
import { useAppContext } from '../useAppContext.ts';
import { switchLanguage } from './switch-language.ts';

/** Changing the language: the page without a reload, then the data that the server names in the language, such as regions. */
export function useSwitchLanguage(): (locale: string) => Promise<void> {
  const app = useAppContext();
  const { refresh } = useNavigator();
  return async locale => {
    if (!isLanguage(locale) || locale === app.language.current) return;
    await switchLanguage(app, locale);
    await refresh();
  };
}
