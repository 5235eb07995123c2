import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Card } from '@velluto/ui/patterns';

import { type CSSProperties, useEffect, useId, useState } from 'react';
import { pagesMessages as messages } from '../../locales/messages/pages.ts';
import { LaterProblem } from '../../platform/LaterProblem.tsx';
import { useVisit } from '../../platform/visit-context.ts';

/** Apart from the text, as its sections are from each other. */
const below: CSSProperties = { marginBlockStart: 'var(--vl-space-8)' };

/** On the page about cookies: whether it is remembered by which advertising link one came, and the way to take that back. */
export function RememberedSource() {
  const { t } = useLingui();
  const visit = useVisit();
  const title = useId();
  const [kept, setKept] = useState(visit.traffic.remembered);
  const [forgotten, setForgotten] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // the question about it may stand above this very page
  useEffect(() => visit.bus.on('source', setKept), [visit]);

  const forget = async () => {
    if (pending) return;
    setPending(true);
    const { forgetSource } = await import('../../features/traffic/source.ts');
    const refused = await forgetSource(visit);
    setPending(false);
    setProblem(refused);
    if (refused !== null) return;
    setForgotten(true);
    // the button that had the focus is gone
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const words = kept ? messages.sourceKept : forgotten ? messages.sourceForgotten : messages.sourceNone;
  return (
    <div style={below}>
      <Card as="section" labelledBy={title}>
        <Stack gap={3}>
          <Heading level={2} size="l" id={title}>
            {t(messages.source)}
          </Heading>
          <div role="status">
            <Text>{t(words)}</Text>
          </div>
          <LaterProblem problem={problem} />
          {kept && (
            <div>
              <Button pending={pending} onClick={() => void forget()}>
                {t(messages.sourceForget)}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </div>
  );
}
