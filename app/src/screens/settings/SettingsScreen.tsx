import { useLingui } from '@lingui/react/macro';
import { BREAKPOINTS, factLine } from '@velluto/rules';
import { icons, Switch } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { SettingsPage } from '@velluto/ui/product/settings';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import type { SettingsData } from '../../features/accounts/settings.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useStore } from '../../lib/useAppContext.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { canVibrate, createVibrationStore } from '../../lib/vibration.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages } from '../../locales/messages/notifications.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { moneyMessages } from '../../locales/messages/wallet/money.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useSettingsParts } from './useSettingsParts.tsx';

const partHref = '/settings?change={id}';

/** Everything about the account that is not shown to others. `?change=` opens a part of it. */
export default function SettingsScreen({ data }: ScreenProps<SettingsData>) {
  const [search] = useSearchParams();
  const change = search.get('change');
  const { t } = useLingui();
  const parts = useSettingsParts(data, change);
  const open = parts.find(({ id }) => id === change);
  const title = t(commonMessages.settings);
  useTitle(open ? factLine([open.title, title]) : title);
  useFocusOn(open?.id);
  return (
    <SettingsPage
      title={title}
      parts={parts}
      links={[
        { title: t(notificationMessages.title), icon: icons.bell, href: '/notifications' },
        { title: t(moneyMessages.title), icon: icons.card, href: '/transactions' },
        { title: t(moneyMessages.debit), icon: icons.bank, href: '/directdebit' },
      ]}
      open={open?.id}
      href={partHref}
    >
      <VibrationSwitch />
      <DeleteAccount />
    </SettingsPage>
  );
}

/**
 * Moves the focus to a part that was opened, on a phone to the top of its page, unless somebody types in it already; and back
 * to the row that it was opened from.
 */
function useFocusOn(part: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = part;
    // after the effects of this render: on the way from another page `RouteAnnouncer` moves the focus to the whole page
    queueMicrotask(() => {
      if (part !== undefined) {
        if (document.getElementById(part)?.contains(document.activeElement)) return;
        const alone = matchMedia(`(width < ${BREAKPOINTS[0]}px)`).matches;
        if (alone) scrollTo(0, 0);
        document.getElementById(alone ? 'main' : part)?.focus({ preventScroll: alone });
      } else if (left !== undefined) {
        const href = partHref.replace('{id}', left);
        document.querySelector<HTMLElement>(`[data-part="rows"] a[href="${href}"]`)?.focus();
      }
    });
  }, [part]);
}

/** Switch for vibrations, on devices that can vibrate. */
function VibrationSwitch() {
  const { t } = useLingui();
  const vibration = useStore(createVibrationStore);
  const { on } = useSnapshot(vibration.state);
  if (!useInBrowser(canVibrate)) return null;
  return (
    <Card as="section">
      <Switch
        label={t(messages.vibration)}
        description={t(messages.vibrationHint)}
        checked={on}
        onChange={({ target }) => vibration.set(target.checked)}
      />
    </Card>
  );
}
