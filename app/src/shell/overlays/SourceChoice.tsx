import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Inline, Stack, Text, TextLink } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { type CSSProperties, useId, useState } from 'react';
import { answerSource } from '../../features/traffic/source.ts';
import { trafficMessages as messages } from '../../locales/messages/traffic.ts';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';

/** In a corner above the page: it moves nothing, and one can go on without an answer. */
const place: CSSProperties = {
  position: 'fixed',
  zIndex: 70,
  insetInline: 'var(--vl-space-3)',
  insetBlockEnd: 'max(var(--vl-space-3), env(safe-area-inset-bottom))',
  maxInlineSize: '26rem',
  marginInlineStart: 'auto',
  boxShadow: 'var(--vl-elevation-overlay)',
  borderRadius: 'var(--vl-radius-card)',
};

/** Asks whether we may remember by which advertising link somebody came; no is as easy as yes. */
export function SourceChoice() {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const [open, setOpen] = useState(true);
  const title = useId();
  if (!open || user) return null;
  const answer = (agreed: boolean) => {
    setOpen(false);
    answerSource(app, agreed).catch(() => undefined); // nothing was kept: the next page asks again
  };
  return (
    <div style={place} data-component="SourceChoice">
      <Card as="section" labelledBy={title}>
        <Stack gap={3}>
          <Heading level={2} size="l" id={title}>
            {t(messages.title)}
          </Heading>
          <Text size="s">
            <span>{t(messages.body)}</span> <TextLink href="/pages/cookies">{t(messages.more)}</TextLink>
          </Text>
          <Inline gap={3}>
            <Button onClick={() => answer(false)}>{t(messages.decline)}</Button>
            <Button onClick={() => answer(true)}>{t(messages.accept)}</Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}
