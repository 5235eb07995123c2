import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { icons, LinkButton } from '@velluto/ui/base';
import { EmptyArt, EmptyState, Page } from '@velluto/ui/patterns';
import { DiscoverTabs } from '@velluto/ui/product/discover';
import { useViewer } from '../../lib/useAppContext.ts';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';

/** In place of a list of proposals, for members who withdrew the consent that it needs: why it is empty, and the way back. */
export function MatchingPaused({ title, tab }: { title: string; tab: 'swipe' | 'finder' }) {
  const { t } = useLingui();
  return (
    <Page tabs={<DiscoverTabs current={tab} />} title={title} compact>
      <EmptyState
        art={<EmptyArt kind="portraits" me={useViewer()} icon={icons.eyeOff} />}
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
