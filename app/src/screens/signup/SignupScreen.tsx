import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import type { SignupData } from '../../features/signup/signup.load.ts';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useDestination } from '../../platform/router/useDestination.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up on a page of its own. */
export default function SignupScreen({ data }: ScreenProps<SignupData>) {
  const { t } = useLingui();
  useTitle(t(messages.signUp));
  return (
    <Page width="narrow">
      <SignupSteps member={data.member} destination={useDestination()} />
    </Page>
  );
}
