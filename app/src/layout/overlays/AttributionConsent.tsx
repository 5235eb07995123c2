import { useLingui } from '@lingui/react/macro';
import { TRAFFIC_DAYS } from '@velluto/rules';
import { Button, Inline, Text, TextLink } from '@velluto/ui/base';
import type { CSSProperties } from 'react';
import { answerAttributionConsent } from '../../features/marketing/consent.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { attributionMessages as messages } from '../../locales/messages/marketing.ts';
import { TitledCard } from '../TitledCard.tsx';
import { floating } from './floating.ts';

/** In a corner above the page: no layout shift, and the page can be used without an answer. */
const place: CSSProperties = {
  ...floating,
  insetBlockEnd: 'max(var(--vl-space-3), env(safe-area-inset-bottom))',
  maxInlineSize: '26rem',
  marginInlineStart: 'auto',
};

/** Asks for consent to store by which advertising link the visitor came; declining is as easy as accepting. */
export function AttributionConsent({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const app = useAppContext();
  const answer = (agreed: boolean) => {
    onClose();
    void ignoreFailedCall(answerAttributionConsent(app, agreed)); // without an answer the next page asks again
  };
  return (
    <div style={place}>
      <TitledCard title={t(messages.title)}>
        <Text size="s">
          <span>{t(messages.body({ days: TRAFFIC_DAYS }))}</span>{' '}
          <TextLink href="/pages/cookies">{t(messages.more)}</TextLink>
        </Text>
        <Inline gap={3}>
          <Button onClick={() => answer(false)}>{t(messages.decline)}</Button>
          <Button onClick={() => answer(true)}>{t(messages.accept)}</Button>
        </Inline>
      </TitledCard>
    </div>
  );
}
