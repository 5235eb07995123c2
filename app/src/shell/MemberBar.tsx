import type { Viewer } from '@velluto/ui/model';
import { TopBar } from '@velluto/ui/product/shell';
import { useNow } from '@velluto/ui/provider';
import { usePage } from '../platform/router/router-context.tsx';
import { useSession } from '../platform/visit-context.ts';
import { Account } from './Account.tsx';
import { areaOf } from './areas.ts';
import { Language } from './Language.tsx';
import { useBack } from './useBack.ts';

/** The top bar of a member: areas with what is new, balance or offer, account. That of visitors after a log-out. */
export function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const { user } = useSession();
  const { name } = usePage().route;
  const bonus = user?.time_bonus;
  const bonusRuns = useNow(30_000) < Date.parse(bonus?.expires ?? '');
  return (
    <TopBar
      viewer={viewer}
      current={areaOf(name)}
      discountPercent={bonusRuns ? bonus?.value_percentage : null}
      account={viewer && <Account viewer={viewer} />}
      language={<Language />}
      {...useBack()}
    />
  );
}
