import type { Viewer } from '@velluto/ui/model';
import { AccountLink } from '@velluto/ui/product/shell';
import { lazy } from 'react';
import { Later } from '../platform/Later.tsx';
import { useIdle } from '../platform/useIdle.ts';
import { useVisit } from '../platform/visit-context.ts';

const AccountMenu = lazy(() =>
  import('@velluto/ui/product/shell/AccountMenu').then(menu => ({ default: menu.AccountMenu })),
);

/** The own picture: a link to the profile at first, the account menu once the page is idle. */
export function Account({ viewer }: { viewer: Viewer }) {
  const visit = useVisit();
  const link = <AccountLink viewer={viewer} href="/profile" />;
  if (!useIdle()) return link;
  const leave = (address: string) => location.assign(address);
  const logOut = () =>
    import('../platform/session/log-out.ts')
      .then(module => module.logOut(visit, leave))
      .catch(() => leave('/profile')); // a fresh page shows whether one is still logged in
  return (
    <Later waiting={link}>
      <AccountMenu viewer={viewer} settingsHref="/settings" onLogOut={logOut} />
    </Later>
  );
}
