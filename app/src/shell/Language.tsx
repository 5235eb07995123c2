import { isLanguage } from '@velluto/rules';
import { LanguageMenu } from '@velluto/ui/product/shell';
import { switchLanguage } from '../platform/i18n/switch-language.ts';
import { useNavigator } from '../platform/router/router-context.tsx';
import { useAppContext } from '../platform/useAppContext.ts';

/** The choice of language; changes it without a reload. */
export function Language() {
  const app = useAppContext();
  const navigator = useNavigator();
  const change = async (locale: string) => {
    if (!isLanguage(locale)) return;
    await switchLanguage(app, locale);
    await navigator.refresh(); // names of regions and the like come in the language from the server
  };
  return (
    <LanguageMenu
      locales={app.language.offered}
      current={app.language.current}
      onChange={({ locale }) => void change(locale).catch(() => undefined)}
    />
  );
}
