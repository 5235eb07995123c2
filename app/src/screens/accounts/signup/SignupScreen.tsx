import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import type { SignupData } from '../../../features/accounts/signup/signup.load.ts';
import { accountMessages as messages } from '../../../locales/messages/accounts/account.ts';
import { searchResultMessages } from '../../../locales/messages/pages/search-results.ts';
import { useSearchResult } from '../../../platform/head/useSearchResult.ts';
import { useTitle } from '../../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../../platform/router/route.ts';
import { useDestination } from '../../../platform/router/useDestination.ts';
import { useAppContext } from '../../../platform/useAppContext.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up on a page of its own. */
export default function SignupScreen({ data }: ScreenProps<SignupData>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  useTitle(t(messages.signUp));
  useSearchResult(() => ({ description: t(searchResultMessages.signup({ site: site.name })) }));
  return (
    <Page width="narrow">
      <SignupSteps member={data.member} destination={useDestination()} />
    </Page>
  );
}
