import { useLingui } from '@lingui/react/macro';
import { Stack, Switch } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { useSnapshot } from 'valtio';
import { createKeptChatsStore } from '../../features/chat/kept-chats.ts';
import { canKeepPages } from '../../lib/pwa/kept-pages.ts';
import { useStore } from '../../lib/useAppContext.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { canVibrate, createVibrationStore } from '../../lib/vibration.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';

/** What holds on this device only: chats without a connection, and vibrations; each where the device can. */
export function DeviceSwitches() {
  const { t } = useLingui();
  const vibration = useStore(createVibrationStore);
  const chats = useStore(createKeptChatsStore);
  const { on: vibrates } = useSnapshot(vibration.state);
  const { on: keepsChats } = useSnapshot(chats.state);
  const showsVibration = useInBrowser(canVibrate);
  const showsChats = useInBrowser(canKeepPages);
  if (!showsVibration && !showsChats) return null;
  return (
    <Card as="section">
      <Stack>
        {showsChats && (
          <Switch
            label={t(messages.keptChats)}
            description={t(messages.keptChatsHint)}
            checked={keepsChats}
            onChange={({ target }) => void chats.set(target.checked, window)}
          />
        )}
        {showsVibration && (
          <Switch
            label={t(messages.vibration)}
            description={t(messages.vibrationHint)}
            checked={vibrates}
            onChange={({ target }) => vibration.set(target.checked)}
          />
        )}
      </Stack>
    </Card>
  );
}
