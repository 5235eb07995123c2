import { LangConfig } from '@velluto/ui/product/accounts';
import { useRef, useState } from 'react';
import { useSwitchLanguage } from '../../lib/i18n/useSwitchLanguage.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';

/** The language of the pages, and of the mails to a member; a choice takes effect at once. */
export function LanguageChoice() {
  const { offered, current } = useAppContext().language;
  const switchLanguage = useSwitchLanguage();
  const [saved, setSaved] = useState(false);
  const chosen = useRef<string>(current);
  // shows one language after the other, until it is the one that was chosen last
  const { submit, pending, problem } = useSubmit(async () => {
    setSaved(false);
    let locale: string;
    do {
      locale = chosen.current;
      try {
        await switchLanguage(locale);
      } catch (error) {
        // what could not be loaded does not matter once another one is chosen
        if (locale === chosen.current) throw error;
      }
    } while (locale !== chosen.current);
    setSaved(true);
  });
  return (
    <LangConfig
      locales={offered}
      current={current}
      state={pending ? 'saving' : saved ? 'saved' : 'idle'}
      problem={problem}
      onChange={({ locale }) => {
        chosen.current = locale;
        void submit();
      }}
    />
  );
}
