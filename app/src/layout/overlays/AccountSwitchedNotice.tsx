import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@velluto/ui/base';
import { useSnapshot } from 'valtio';
import { logInAgain } from '../../lib/session/session-end.ts';
import { createUnsavedStore } from '../../lib/session/unsaved.ts';
import { useSession, useStore } from '../../lib/useAppContext.ts';
import { sessionMessages as messages } from '../../locales/messages/accounts/session.ts';
import { FloatingNotice } from './FloatingNotice.tsx';

const reload = () => location.reload();
const leave = (address: string) => location.assign(address);

/** Notice about who is logged in now, above a page whose unsaved input a reload would lose, or that is not theirs. */
export function AccountSwitchedNotice() {
  const { switchedTo } = useSnapshot(useStore(createUnsavedStore).state);
  return switchedTo && <SwitchedNotice {...switchedTo} />;
}

function SwitchedNotice({ name, goesOnAt }: { name: string | null; goesOnAt?: string }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { typed } = useSnapshot(useStore(createUnsavedStore).state);
  const goOn = goesOnAt === undefined ? reload : () => leave(goesOnAt);
  const logIn = () => logInAgain(location.pathname + location.search, leave).catch(goOn);
  return (
    <FloatingNotice
      title={name === null ? t(messages.nobody) : t(messages.other({ name }))}
      actions={
        <>
          <Button onClick={goOn}>{name === null ? t(messages.goOn) : t(messages.goOnAs({ name }))}</Button>
          {user && !typed && (
            <Button onClick={logIn}>{t(messages.logInAgain({ name: user.profile.name }))}</Button>
          )}
        </>
      }
    >
      <Text size="s">
        {user
          ? t((typed ? messages.ofMember : messages.ofOwner)({ name: user.profile.name }))
          : t(messages.ofVisitor)}
      </Text>
    </FloatingNotice>
  );
}
