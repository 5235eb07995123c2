import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { AgeCheckBox } from '@velluto/ui/product/accounts';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { plain } from '@velluto/ui/provider';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { beginAgeCheck, finishAgeCheck } from '../../features/age/age.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { membersPath } from '../../lib/router/auth-paths.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useDestination } from '../../lib/router/useDestination.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { ageMessages as messages } from '../../locales/messages/age.ts';

/** Members prove their age here, where their country asks for it; the provider sends them back with a `token`. */
export default function AgeScreen() {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const destination = useDestination();
  const [search] = useSearchParams();
  const token = search.get('token');
  useTitle(plain(t(messages.title)));

  const goOn = () => navigate(destination ?? membersPath, { replace: true });
  const starting = useSubmit(async () => {
    const url = await beginAgeCheck(app, destination);
    if (url === null) await goOn();
    else location.assign(url);
  });
  const finishing = useSubmit(async (brought: string) => {
    await finishAgeCheck(app, brought);
    await goOn();
  });
  // a token is sent by itself once; where the provider did not answer, the notice offers to send it again
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    void finishing.submit(token);
  });

  const problem = starting.problem ?? finishing.problem;
  const isAway = problem?.code === 'age_provider_unavailable';
  const asked = finishing.problem ? 'refused' : 'asked';
  const state = finishing.pending ? 'checking' : user?.age_proof_required ? asked : 'proved';
  return (
    <Page title={<Trans {...messages.title} components={{ em: <em /> }} />} width="narrow">
      <Stack gap={6}>
        <FormErrorNotice
          problem={problem}
          onRetry={token !== null && isAway ? () => void finishing.submit(token) : undefined}
        />
        <AgeCheckBox
          state={state}
          minAge={app.site.min_age}
          pending={starting.pending}
          continueHref={destination ?? undefined}
          onStart={() => void starting.submit()}
        />
        <Text size="s" tone="muted">
          <Trans
            {...messages.meanwhile}
            components={{
              settings: <TextLink href="/settings" />,
              purchases: <TextLink href="/transactions" />,
            }}
          />
        </Text>
      </Stack>
    </Page>
  );
}
