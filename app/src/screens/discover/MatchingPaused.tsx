import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@velluto/ui/base';
import { EmptyState, Page } from '@velluto/ui/patterns';
import type { ReactNode } from 'react';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';

/** In place of a list of proposals, for members who withdrew the consent that it needs: why it is empty, and the way back. */
export function MatchingPaused({ title }: { title: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page title={title} width="reading">
      <EmptyState
        title={<Trans {...messages.paused} components={{ em: <em /> }} />}
        actions={
          <LinkButton tone="primary" href="/settings?change=preferences">
            {t(messages.pausedAgain)}
          </LinkButton>
        }
      >
        {t(messages.pausedBody)}
      </EmptyState>
    </Page>
  );
}
