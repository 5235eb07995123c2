import { useEffect, useState } from 'react';
import { needsAttributionConsent } from '../../features/attribution/consent.ts';
import { inBackground } from '../../platform/in-background.ts';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { AttributionConsent } from './AttributionConsent.tsx';
import { LikeAlertDialog, useLikeAlerts } from './LikeAlerts.tsx';
import { OtherMember } from './OtherMember.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { TimeBonus, useTimeBonus } from './TimeBonus.tsx';
import type { Unasked } from './turn.ts';
import { useTurn } from './useTurn.ts';

/** Dialogs and questions that open by themselves above every page, one at a time. */
export default function Overlays() {
  const app = useAppContext();
  const { user } = useSession();
  const { alerts, like, match, ownPress, unclaimed } = useLikeAlerts();
  const bonus = useTimeBonus();
  const [asks, setAsks] = useState(() => needsAttributionConsent(app));
  const isDue: Record<Unasked, boolean> = {
    terms: user?.terms_outdated === true,
    like: user !== null && (like !== null || match !== null),
    claim: user !== null && unclaimed.length > 0 && match === null,
    bonus: bonus.due,
    source: asks && user === null,
  };
  const turn = useTurn((Object.keys(isDue) as Unasked[]).filter(name => isDue[name]));
  useEffect(() => {
    if (turn === 'claim') void inBackground(alerts.claim()); // the badge counts the like in any case
  }, [turn, alerts]);
  return (
    <>
      <OtherMember />
      {turn === 'terms' && <TermsDialog />}
      {(turn === 'like' || (ownPress && match)) && <LikeAlertDialog />}
      {turn === 'bonus' && <TimeBonus onClose={bonus.close} />}
      {turn === 'source' && <AttributionConsent onClose={() => setAsks(false)} />}
    </>
  );
}
