import { isLanguage, type Language } from '@velluto/rules';
import { LangConfig } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** The language of pages and mails; a choice is in force at once. */
export function LanguageSection() {
  const visit = useVisit();
  const { refresh } = useNavigator();
  const [saved, setSaved] = useState(false);
  const { offered, current } = visit.language;
  const { submit, pending, refused } = useSubmit(async (locale: Language) => {
    setSaved(false);
    try {
      const { switchLanguage } = await import('../../platform/i18n/switch-language.ts');
      await switchLanguage(visit, locale);
      await refresh(); // names of regions come in the language from the server
      setSaved(true);
      return null;
    } catch {
      return { code: 'offline' } as const;
    }
  });
  return (
    <LangConfig
      locales={offered}
      current={current}
      state={pending ? 'saving' : saved ? 'saved' : 'idle'}
      problem={refused}
      onChange={({ locale }) => isLanguage(locale) && locale !== current && void submit(locale)}
    />
  );
}
