import { isLanguage, LANGUAGE_PARAM } from '@velluto/rules';
import { useNavigator } from '../router/router-context.tsx';
import { useAppContext } from '../useAppContext.ts';
import { switchLanguage } from './switch-language.ts';

/** An address without the language that it asks for: what is chosen in the menu holds from then on. */
function withoutLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  if (!params.has(LANGUAGE_PARAM)) return pathname + search;
  params.delete(LANGUAGE_PARAM);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** Changes the language without a reload, then fetches the page's data again: the server translates some, such as regions. */
export function useSwitchLanguage(): (locale: string) => Promise<void> {
  const app = useAppContext();
  const { refresh } = useNavigator();
  return async locale => {
    // also the language on the screen: it takes back a choice that is still being loaded
    if (!isLanguage(locale)) return;
    await switchLanguage(app, locale);
    await refresh(withoutLanguage(location));
  };
}
