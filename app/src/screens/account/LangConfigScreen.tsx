import { useLingui } from '@lingui/react/macro';
import { isLanguage } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { LangConfig } from '@velluto/ui/product/signup';

import { type ComponentProps, useState } from 'react';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** Chooses the language of the pages, and of the mails to a member. */
export default function LangConfigScreen() {
  const { t } = useLingui();
  const visit = useVisit();
  const [state, setState] = useState<ComponentProps<typeof LangConfig>['state']>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  useTitle(t(messages.language));
  const change = async (locale: string) => {
    if (!isLanguage(locale)) return;
    setState('saving');
    setProblem(null);
    try {
      const { switchLanguage } = await import('../../platform/i18n/switch-language.ts');
      await switchLanguage(visit, locale);
      setState('saved');
    } catch {
      setState('idle');
      setProblem({ code: 'service_unavailable' });
    }
  };
  return (
    <Page width="narrow" title={t(messages.language)}>
      <LangConfig
        locales={visit.language.offered}
        current={visit.language.current}
        state={state}
        problem={problem}
        onChange={({ locale }) => void change(locale)}
      />
    </Page>
  );
}
