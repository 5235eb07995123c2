import type { Viewer } from '@velluto/ui/model';
import { DefaultLayout as Frame, type ShellArea, TopBar } from '@velluto/ui/product/layout';
import { useNow } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import { loginPath } from '../lib/router/auth-paths.ts';
import { useLatePage, usePage, usePressedRoute } from '../lib/router/router-context.tsx';
import { useDestination } from '../lib/router/useDestination.ts';
import { useSession, useViewer } from '../lib/useAppContext.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { Account } from './Account.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { NoScriptNotice } from './NoScriptNotice.tsx';
import { Notices } from './notices/Notices.tsx';
import { PageFooter } from './PageFooter.tsx';

/** Top bar, notices, screen and footer. A page that the device keeps for everybody has the areas of members, and no footer: nothing else can be opened from it. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { path, route } = usePage();
  const late = useLatePage();
  const shown = late?.route ?? route;
  return (
    <Frame
      top={route.anonymous ? <TopBar viewer="unknown" /> : <MemberBar viewer={viewer} />}
      banners={
        <>
          <NoScriptNotice />
          <Notices />
        </>
      }
      tabs={viewer !== null || route.anonymous === true}
      full={shown.name === 'index'}
      scene={shown.scene}
      page={late ? late.route.name : path}
      footer={!route.anonymous && <PageFooter language={viewer && <LanguageSwitcher />} />}
    >
      {children}
    </Frame>
  );
}

/** The top bar of a member: areas with badges, balance or offer, account. After a log-out that of visitors. */
function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const { user } = useSession();
  const { name } = usePressedRoute();
  const bonus = user?.time_bonus;
  const bonusRuns = useNow(30_000) < Date.parse(bonus?.expires ?? '');
  return (
    <TopBar
      viewer={viewer}
      current={areaOf(name)}
      discountPercent={bonusRuns ? bonus?.announced_percentage : null}
      loginHref={loginPath(useDestination())}
      account={viewer && <Account viewer={viewer} />}
      language={<LanguageSwitcher />}
      {...useBack()}
    />
  );
}

const areas: ShellArea[] = ['members', 'chats', 'likes', 'profile', 'credits'];

/** The pages of the area Discover. */
const discover = ['swipe-game', 'match-finder', 'profile-views'];

/** The area of the navigation that a page belongs to. */
export function areaOf(routeName: string): ShellArea | undefined {
  if (discover.includes(routeName)) return 'discover';
  return areas.find(area => routeName === area || routeName.startsWith(`${area}-`));
}

/** Pages with a back button in the installed app (spec § 3.5). */
const withBack = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];

/** Whether a page has a back button in the installed app. */
export const hasBackButton = (routeName: string): boolean => withBack.includes(routeName);

/** The back button: only in the installed app, and only when there is a page before. */
function useBack(): { onBack?: () => void } {
  const { name } = usePage().route;
  const standalone = useMediaQuery('(display-mode: standalone)');
  const shown = standalone && hasBackButton(name) && history.length > 1;
  return shown ? { onBack: () => history.back() } : {};
}
