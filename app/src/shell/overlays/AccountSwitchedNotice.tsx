import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Inline, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { useId, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { sessionMessages as messages } from '../../locales/messages/session.ts';
import { logInAgain } from '../../platform/session/session-end.ts';
import { createUnsavedStore } from '../../platform/session/unsaved.ts';
import { useSession, useStore } from '../../platform/useAppContext.ts';
import { floatingAtTop } from './floating.ts';

const reload = () => location.reload();
const leave = (address: string) => location.assign(address);

const openDialogs = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** The open dialog, which alone can be used while it is open; the page where there is none. */
const usablePart = (): Element => [...document.querySelectorAll(openDialogs)].at(-1) ?? document.body;

function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => observer.disconnect();
}

/** Notice about who is logged in now, above a page whose unsaved input a reload would lose, or that is not theirs. */
export function AccountSwitchedNotice() {
  const { switchedTo } = useSnapshot(useStore(createUnsavedStore).state);
  return switchedTo && <SwitchedNotice {...switchedTo} />;
}

function SwitchedNotice({ name, goesOnAt }: { name: string | null; goesOnAt?: string }) {
  const { t } = useLingui();
  const title = useId();
  const { user } = useSession();
  const { typed } = useSnapshot(useStore(createUnsavedStore).state);
  const goOn = goesOnAt === undefined ? reload : () => leave(goesOnAt);
  const logIn = () => logInAgain(location.pathname + location.search, leave).catch(goOn);
  return createPortal(
    <div style={floatingAtTop} role="alert">
      <Card as="section" labelledBy={title}>
        <Stack gap={3}>
          <Heading level={2} size="l" id={title}>
            {name === null ? t(messages.nobody) : t(messages.other({ name }))}
          </Heading>
          <Text size="s">
            {user
              ? t((typed ? messages.ofMember : messages.ofOwner)({ name: user.profile.name }))
              : t(messages.ofVisitor)}
          </Text>
          <Inline gap={3}>
            <Button onClick={goOn}>{name === null ? t(messages.goOn) : t(messages.goOnAs({ name }))}</Button>
            {user && !typed && (
              <Button onClick={logIn}>{t(messages.logInAgain({ name: user.profile.name }))}</Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </div>,
    useSyncExternalStore(followDialogs, usablePart),
  );
}
