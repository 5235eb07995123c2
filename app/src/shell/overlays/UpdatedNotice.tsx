import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { useId, useState } from 'react';
import { updateMessages as messages } from '../../locales/messages/session.ts';
import { isReloaded } from '../../platform/chunk-reload.ts';
import { useAppContext } from '../../platform/useAppContext.ts';
import { floatingAtTop } from './floating.ts';

/** Says that the page has loaded again because a new version is out, so that what was pressed before is pressed once more. */
export function UpdatedNotice() {
  const { t } = useLingui();
  const { site } = useAppContext();
  const title = useId();
  const [open, setOpen] = useState(() => isReloaded(window, performance.timeOrigin));
  return (
    open && (
      <div style={floatingAtTop} role="alert">
        <Card as="section" labelledBy={title}>
          <Stack gap={3}>
            <Heading level={2} size="l" id={title}>
              {t(messages.title)}
            </Heading>
            <Text size="s">{t(messages.body({ site: site.name }))}</Text>
            <div>
              <Button onClick={() => setOpen(false)}>{t(messages.close)}</Button>
            </div>
          </Stack>
        </Card>
      </div>
    )
  );
}
