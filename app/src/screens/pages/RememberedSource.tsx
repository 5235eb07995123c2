import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { forgetSource } from '../../features/traffic/source.ts';
import { pagesMessages as messages } from '../../locales/messages/pages.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
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
  // the question about it may stand above this very page
  useEffect(() => visit.bus.on('source', setKept), [visit]);

  const { submit, pending, problem } = useSubmit(async () => {
    await forgetSource(visit);
    setForgotten(true);
    // the button that had the focus is gone
    document.getElementById('main')?.focus({ preventScroll: true });
  });
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
          <FormErrorNotice problem={problem} />
          {kept && (
            <div>
              <Button pending={pending} onClick={() => void submit()}>
                {t(messages.sourceForget)}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </div>
  );
}
