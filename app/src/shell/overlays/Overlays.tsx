import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { needsAttributionConsent } from '../../features/marketing/consent.ts';
import { inBackground } from '../../platform/in-background.ts';
import { createNewTermsStore } from '../../platform/session/new-terms.ts';
import { useAppContext, useSession, useStore } from '../../platform/useAppContext.ts';
import { AccountSwitchedNotice } from './AccountSwitchedNotice.tsx';
import { AttributionConsent } from './AttributionConsent.tsx';
import { LikeAlertDialog, useLikeAlerts } from './LikeAlerts.tsx';
import type { OverlayName } from './overlay-queue.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { TimeBonus, useTimeBonus } from './TimeBonus.tsx';
import { useOpenOverlay } from './useOpenOverlay.ts';

/**
 * Dialogs and questions that open by themselves above every page, one at a time. The dialog of new terms opens at once
 * when a call was refused because of them.
 */
export default function Overlays() {
  const app = useAppContext();
  const { user } = useSession();
  const { alerts, like, match, ownPress, unclaimed } = useLikeAlerts();
  const bonus = useTimeBonus();
  const { asked } = useSnapshot(useStore(createNewTermsStore).state);
  const [needsConsent, setNeedsConsent] = useState(() => needsAttributionConsent(app));
  const isDue: Record<OverlayName, boolean> = {
    terms: user?.terms_outdated === true,
    like: user !== null && (like !== null || match !== null),
    claim: user !== null && unclaimed.length > 0 && match === null,
    bonus: bonus.due,
    source: needsConsent && user === null,
  };
  const openOverlay = useOpenOverlay((Object.keys(isDue) as OverlayName[]).filter(name => isDue[name]));
  useEffect(() => {
    if (openOverlay === 'claim') void inBackground(alerts.claim()); // the badge counts the like in any case
  }, [openOverlay, alerts]);
  return (
    <>
      <AccountSwitchedNotice />
      {(openOverlay === 'terms' || (asked && isDue.terms)) && <TermsDialog />}
      {(openOverlay === 'like' || (ownPress && match)) && (
        <LikeAlertDialog key={(match?.member ?? like?.member)?.id} />
      )}
      {openOverlay === 'bonus' && <TimeBonus onClose={bonus.close} />}
      {openOverlay === 'source' && <AttributionConsent onClose={() => setNeedsConsent(false)} />}
    </>
  );
}
