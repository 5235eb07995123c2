import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@velluto/ui/base';
import { StatusPage } from '@velluto/ui/patterns';
import { plain } from '@velluto/ui/provider';
import { useEffect, useRef, useState } from 'react';
import type { ActivationLink } from '../../features/accounts/activation-link.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { accessMessages as messages } from '../../locales/messages/accounts/access.ts';

/** Whether the page was opened by its link, not by going back to it, from where the form would lead forward again. */
const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return !(opened instanceof PerformanceNavigationTiming) || opened.type !== 'back_forward';
};

/**
 * The link of the activation mail leads here. Its form confirms the address: the script sends it, and without script a button does. Mail
 * scanners, which open links, confirm nothing.
 */
export default function ActivationScreen({ data: { token } }: ScreenProps<ActivationLink>) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  useTitle(plain(t(messages.activation)));
  useEffect(() => {
    if (isOpenedAnew()) form.current?.requestSubmit();
  }, []);
  return (
    <form
      ref={form}
      method="post"
      action={`/api/activate.php?token=${encodeURIComponent(token)}`}
      data-unscripted=""
      onSubmit={() => setSending(true)}
    >
      <StatusPage
        title={<Trans {...messages.activation} components={{ em: <em /> }} />}
        actions={
          <Button tone="primary" size="l" type="submit" pending={sending}>
            {t(messages.confirm)}
          </Button>
        }
      >
        <p>{t(messages.activationBody)}</p>
      </StatusPage>
    </form>
  );
}
