import { useLingui } from '@lingui/react/macro';
import { BREAKPOINTS, factLine } from '@velluto/rules';
import { icons } from '@velluto/ui/base';
import { SettingsPage } from '@velluto/ui/product/settings';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { SettingsData } from '../../features/accounts/settings.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages } from '../../locales/messages/notifications.ts';
import { moneyMessages } from '../../locales/messages/wallet/money.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceSwitches } from './DeviceSwitches.tsx';
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
      <DeviceSwitches />
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
