import { useLingui } from '@lingui/react/macro';
import { Coin } from '@velluto/ui/base';
import type { Viewer } from '@velluto/ui/model';
import { AccountLink } from '@velluto/ui/product/layout';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ErrorBoundary } from '../lib/router/ErrorBoundary.tsx';
import { usePage } from '../lib/router/router-context.tsx';
import { logOut } from '../lib/session/session-end.ts';
import { useAppContext } from '../lib/useAppContext.ts';
import { moneyMessages } from '../locales/messages/wallet/money.ts';

const AccountMenu = lazy(() =>
  import('@velluto/ui/product/layout/AccountMenu').then(menu => ({ default: menu.AccountMenu })),
);

/**
 * The member's picture: without scripts a link to the profile, else the account menu. The menu is loaded on hover or
 * press, and opens by that press; if it does not load, the link stays.
 */
export function Account({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const app = useAppContext();
  const { path } = usePage();
  const [menuState, setMenuState] = useState<'not yet' | 'near' | 'open'>('not yet');
  const preload = () => setMenuState(before => (before === 'open' ? before : 'near'));
  const open = (event: MouseEvent) => {
    // another tab, or the browser's context menu
    if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    setMenuState('open');
  };
  const link = (
    <span onPointerEnter={preload} onPointerDown={open} onClickCapture={open}>
      <AccountLink viewer={viewer} />
    </span>
  );
  if (menuState === 'not yet') return link;
  const leave = (address: string) => location.assign(address);
  // a new document shows whether the user is still logged in
  const onLogOut = () => logOut(app, leave).catch(() => leave('/profile'));
  return (
    <ErrorBoundary resetKey={path} fallback={<AccountLink viewer={viewer} />}>
      <Suspense fallback={link}>
        <AccountMenu
          key={menuState}
          viewer={viewer}
          items={[
            { id: 'money', label: t(moneyMessages.title), href: '/transactions', icon: <Coin size="s" /> },
          ]}
          onLogOut={onLogOut}
          defaultOpen={menuState === 'open'}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
