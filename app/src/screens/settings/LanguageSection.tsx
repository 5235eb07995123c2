import { isLanguage } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { LangConfig } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useVisit } from '../../platform/visit-context.ts';

/** The language of pages and mails; a choice is in force at once. */
export function LanguageSection() {
  const visit = useVisit();
  const { refresh } = useNavigator();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { offered, current } = visit.language;
  const change = async (locale: string) => {
    if (!isLanguage(locale) || locale === visit.language.current) return;
    setState('saving');
    setProblem(null);
    try {
      const { switchLanguage } = await import('../../platform/i18n/switch-language.ts');
      await switchLanguage(visit, locale);
      await refresh(); // names of regions come in the language from the server
      setState('saved');
    } catch {
      setProblem({ code: 'offline' });
      setState('idle');
    }
  };
  return (
    <LangConfig
      locales={offered}
      current={current}
      state={state}
      problem={problem}
      onChange={({ locale }) => void change(locale)}
    />
  );
}
