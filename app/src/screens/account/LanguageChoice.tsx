import { LangConfig } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { useSwitchLanguage } from '../../platform/i18n/useSwitchLanguage.ts';
import { useAppContext } from '../../platform/useAppContext.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** The language of the pages, and of the mails to a member; a choice takes effect at once. */
export function LanguageChoice() {
  const { offered, current } = useAppContext().language;
  const switchLanguage = useSwitchLanguage();
  const [saved, setSaved] = useState(false);
  const { submit, pending, problem } = useSubmit(async (locale: string) => {
    setSaved(false);
    await switchLanguage(locale);
    setSaved(true);
  });
  return (
    <LangConfig
      locales={offered}
      current={current}
      state={pending ? 'saving' : saved ? 'saved' : 'idle'}
      problem={problem}
      onChange={({ locale }) => locale !== current && void submit(locale)}
    />
  );
}
