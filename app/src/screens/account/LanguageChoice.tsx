import { isLanguage, type Language } from '@velluto/rules';
import { LangConfig } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { switchLanguage } from '../../platform/i18n/switch-language.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useAppContext } from '../../platform/useAppContext.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** The language of the pages, and of the mails to a member; a choice is in force at once. */
export function LanguageChoice() {
  const app = useAppContext();
  const { refresh } = useNavigator();
  const [saved, setSaved] = useState(false);
  const { offered, current } = app.language;
  const { submit, pending, problem } = useSubmit(async (locale: Language) => {
    setSaved(false);
    await switchLanguage(app, locale);
    await refresh(); // names of regions come in the language from the server
    setSaved(true);
  });
  return (
    <LangConfig
      locales={offered}
      current={current}
      state={pending ? 'saving' : saved ? 'saved' : 'idle'}
      problem={problem}
      onChange={({ locale }) => isLanguage(locale) && locale !== current && void submit(locale)}
    />
  );
}
