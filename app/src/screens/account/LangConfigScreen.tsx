import { useLingui } from '@lingui/react/macro';
import { isLanguage, type Language } from '@velluto/rules';
import { Page } from '@velluto/ui/patterns';
import { LangConfig } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** Chooses the language of the pages, and of the mails to a member. */
export default function LangConfigScreen() {
  const { t } = useLingui();
  const visit = useVisit();
  const [saved, setSaved] = useState(false);
  useTitle(t(messages.language));
  const { submit, pending, refused } = useSubmit(async (locale: Language) => {
    setSaved(false);
    try {
      const { switchLanguage } = await import('../../platform/i18n/switch-language.ts');
      await switchLanguage(visit, locale);
      setSaved(true);
      return null;
    } catch {
      return { code: 'service_unavailable' } as const;
    }
  });
  return (
    <Page width="narrow" title={t(messages.language)}>
      <LangConfig
        locales={visit.language.offered}
        current={visit.language.current}
        state={pending ? 'saving' : saved ? 'saved' : 'idle'}
        problem={refused}
        onChange={({ locale }) => isLanguage(locale) && void submit(locale)}
      />
    </Page>
  );
}
