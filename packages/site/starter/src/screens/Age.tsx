import { useLingui } from '@lingui/react';
import { completeAgeCheck, startAgeCheck } from '@velluto/api-client';
import { toProblem } from '@velluto/api-client/ui';
import { Stack } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { AgeCheckBox } from '@velluto/ui/product/accounts';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { client } from '../api.ts';
import { Frame } from '../Frame.tsx';
import { useSession } from '../session.ts';

/** A page of this app, and no other host: parsed as a browser does, for which `/\host` and a hidden tab lead elsewhere. */
const isOwnPath = (path: string | null): path is string =>
  path?.startsWith('/') === true && URL.parse(path, location.origin)?.origin === location.origin;

/**
 * In place of every page that shows people, while the member has to prove their age. The provider sends them back to `/age`
 * with a `token`, and with the page that they had opened as `next`.
 */
export function Age() {
  const { i18n } = useLingui();
  const { ageProofRequired, reload, settings } = useSession();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState<'starting' | 'finishing' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const token = search.get('token');
  const wanted = path === '/age' ? search.get('next') : path;
  const next = isOwnPath(wanted) ? wanted : '/';

  const attempt = async (kind: 'starting' | 'finishing', call: () => Promise<void>) => {
    setBusy(kind);
    setProblem(null);
    try {
      await call();
    } catch (error) {
      setProblem(toProblem(error));
    }
    setBusy(null);
  };
  const goOn = async () => {
    await reload();
    navigate(next, { replace: true });
  };
  const start = () =>
    attempt('starting', async () => {
      const { url } = await startAgeCheck(client, { next });
      // another tab may have completed it
      if (url === null) await goOn();
      else location.assign(url);
    });
  const finish = (brought: string) =>
    attempt('finishing', async () => {
      await completeAgeCheck(client, { token: brought });
      await goOn();
    });
  // it works once, so it is sent once, however often React runs the effect
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    void finish(token);
  });

  const refused = token !== null && problem !== null;
  const asked = refused ? 'refused' : 'asked';
  const state = busy === 'finishing' ? 'checking' : ageProofRequired ? asked : 'proved';
  return (
    <Frame>
      <Page title={i18n._('app.age')} width="narrow">
        <Stack gap={6}>
          <FormErrorNotice
            problem={problem}
            onRetry={
              token !== null && problem?.code === 'age_provider_unavailable'
                ? () => void finish(token)
                : undefined
            }
          />
          <AgeCheckBox
            state={state}
            minAge={settings.min_age}
            pending={busy === 'starting'}
            continueHref={next}
            onStart={() => void start()}
          />
        </Stack>
      </Page>
    </Frame>
  );
}
