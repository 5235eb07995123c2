import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { useTitle } from '../../lib/head/useTitle.ts';
import { accountMessages as messages } from '../../locales/messages/accounts/account.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Chooses the language of the pages, and of the mails to a member. */
export default function LangConfigScreen() {
  const { t } = useLingui();
  const title = t(messages.language);
  useTitle(title);
  return (
    <Page width="narrow" title={title}>
      <LanguageChoice />
    </Page>
  );
}
