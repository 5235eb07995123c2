import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { needsAttributionConsent } from '../../features/marketing/consent.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { installedOnApple } from '../../lib/installed-on-apple.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { createNewTermsStore } from '../../lib/session/new-terms.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { AccountSwitchedNotice } from './AccountSwitchedNotice.tsx';
import { AttributionConsent } from './AttributionConsent.tsx';
import type { QueuedDialog } from './dialog-queue.ts';
import { LikeAlertDialog, useLikeAlerts } from './LikeAlerts.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { TimeBonus, useTimeBonus } from './TimeBonus.tsx';
import { useQueuedDialog } from './useQueuedDialog.ts';

const PullToRefresh = lazyPart(() => import('./PullToRefresh.tsx'));

/**
 * What lies above every page: dialogs and questions that open by themselves, one at a time, and the sign of a pulled list.
 * The dialog of new terms opens at once when a call was refused because of them.
 */
export default function Overlays() {
  const app = useAppContext();
  const { user } = useSession();
  const { alerts, like, match, ownPress, pending } = useLikeAlerts();
  const bonus = useTimeBonus();
  const { asked } = useSnapshot(useStore(createNewTermsStore).state);
  const [needsConsent, setNeedsConsent] = useState(() => needsAttributionConsent(app));
  const isDue: Record<QueuedDialog, boolean> = {
    terms: user?.terms_outdated === true,
    like: user !== null && (like !== null || match !== null),
    pendingLike: user !== null && pending.length > 0 && match === null,
    bonus: bonus.due,
    source: needsConsent && user === null,
  };
  const openDialog = useQueuedDialog((Object.keys(isDue) as QueuedDialog[]).filter(name => isDue[name]));
  useEffect(() => {
    if (openDialog === 'pendingLike') void ignoreFailedCall(alerts.fetchNext()); // the badge counts the like in any case
  }, [openDialog, alerts]);
  return (
    <>
      <AccountSwitchedNotice />
      {installedOnApple() && (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      )}
      {(openDialog === 'terms' || (asked && isDue.terms)) && <TermsDialog />}
      {(openDialog === 'like' || (ownPress && match)) && (
        <LikeAlertDialog key={(match?.member ?? like?.member)?.id} />
      )}
      {openDialog === 'bonus' && <TimeBonus onClose={bonus.close} />}
      {openDialog === 'source' && <AttributionConsent onClose={() => setNeedsConsent(false)} />}
    </>
  );
}
