import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import type { SignupData } from '../../../features/accounts/signup/signup.load.ts';
import { useSearchResult } from '../../../lib/head/useSearchResult.ts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../../lib/router/route.ts';
import { useDestination } from '../../../lib/router/useDestination.ts';
import { useAppContext } from '../../../lib/useAppContext.ts';
import { accountMessages as messages } from '../../../locales/messages/accounts/account.ts';
import { searchResultMessages } from '../../../locales/messages/pages/search-results.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up on a page of its own. */
export default function SignupScreen({ data }: ScreenProps<SignupData>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  useTitle(t(messages.signUp));
  useSearchResult(() => ({ description: t(searchResultMessages.signup({ site: site.name })) }));
  return (
    <Page width="narrow">
      <SignupSteps member={data.member} destination={useDestination()} fillsWindow />
    </Page>
  );
}
