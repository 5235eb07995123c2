import { useLingui } from '@lingui/react/macro';
import { toMember } from '@velluto/api-client/ui';
import { LOOKING_FOR } from '@velluto/rules';
import { Page } from '@velluto/ui/patterns';
import { SignupMatches } from '@velluto/ui/product/accounts';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createMatchesStore, type SignupMatchesData } from '../../../features/accounts/signup/matches.ts';
import { createSignupStore } from '../../../features/accounts/signup/store.ts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../../lib/router/route.ts';
import { useDestination } from '../../../lib/router/useDestination.ts';
import { useStore } from '../../../lib/useAppContext.ts';
import { accountMessages as messages } from '../../../locales/messages/accounts/account.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up beside people who fit the answers so far. */
export default function SignupMatchesScreen({ data }: ScreenProps<SignupMatchesData>) {
  const { t } = useLingui();
  const { values } = useSnapshot(useStore(createSignupStore).state);
  const matches = useStore(createMatchesStore);
  const found = useSnapshot(matches.state).people;
  const { members, total, fictional } = found ?? data.people;
  const { country, region } = values;
  const lookingFor = LOOKING_FOR.find(known => known === values.lookingFor);
  useTitle(t(messages.signUp));
  useEffect(() => {
    if (lookingFor) void matches.look({ lookingFor, country, region });
  }, [matches, lookingFor, country, region]);
  return (
    <Page>
      <SignupMatches
        members={members.map(toMember)}
        total={total}
        answered={found !== null}
        fictional={fictional}
      >
        <SignupSteps member={data.member} destination={useDestination()} />
      </SignupMatches>
      {members.length > 0 && <WhyThisOrder list="search" />}
    </Page>
  );
}
