import { LanguageMenu } from '@velluto/ui/product/layout';
import { useSwitchLanguage } from '../lib/i18n/useSwitchLanguage.ts';
import { useAppContext } from '../lib/useAppContext.ts';

/** The language menu of the top bar and the footer. */
export function LanguageSwitcher() {
  const { offered, current } = useAppContext().language;
  const switchLanguage = useSwitchLanguage();
  return (
    <LanguageMenu
      locales={offered}
      current={current}
      onChange={({ locale }) => {
        switchLanguage(locale).catch(() => undefined); // without a connection the language stays
      }}
    />
  );
}
