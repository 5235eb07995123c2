import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { useEffect, useState } from 'react';
import { needsAttributionConsent } from '../../features/attribution/consent.ts';
import { inBackground } from '../../platform/in-background.ts';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { usePage } from '../../platform/router/router-context.tsx';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { AttributionConsent } from './AttributionConsent.tsx';
import { needsEntryWarning } from './conditions.ts';
import { LikeAlertDialog, useLikeAlerts } from './LikeAlerts.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { TimeBonus, useTimeBonus } from './TimeBonus.tsx';
import type { Unasked } from './turn.ts';
import { useTurn } from './useTurn.ts';

/** In local storage: when somebody confirmed the age warning, seconds since 1970. */
const enteredKey = 'velluto.entered';

/** Dialogs above every page: the age warning, and what opens by itself, one at a time. */
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
      <SiteEntryGate />
      {turn === 'terms' && <TermsDialog />}
      {(turn === 'like' || (ownPress && match)) && <LikeAlertDialog />}
      {turn === 'bonus' && <TimeBonus onClose={bonus.close} />}
      {turn === 'source' && <AttributionConsent onClose={() => setAsks(false)} />}
    </>
  );
}

/** The age warning. */
function SiteEntryGate() {
  const app = useAppContext();
  const { user } = useSession();
  const { route } = usePage();
  const [entered, setEntered] = useState(() => readStored(enteredKey) !== null);
  const closed = needsEntryWarning({
    standalone: matchMedia('(display-mode: standalone)').matches,
    skipped: entered,
    setting: app.site.enable_site_entry_popup,
    loggedIn: user !== null,
    country: app.site.geoip_country,
    layout: route.layout,
    route: route.name,
  });
  const [warned, setWarned] = useState(closed);
  if (closed && !warned) setWarned(true);
  return warned && <SiteEntryWarning open={closed} onEnter={() => setEntered(true)} />;
}

/** Leaves the site: back to where the visitor came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The age warning; its links lead to pages that are open without it. */
function SiteEntryWarning({ open, onEnter }: { open: boolean; onEnter: () => void }) {
  const { site, clock } = useAppContext();
  const enter = () => {
    writeStored(enteredKey, Math.floor(clock.now() / 1000));
    onEnter();
  };
  return (
    <SiteEntryDialog
      open={open}
      siteName={site.name}
      minAge={site.min_age}
      fictionalProfiles={site.fictional_warning !== ''}
      termsHref="/pages/terms"
      privacyHref="/pages/privacy"
      onEnter={enter}
      onLeave={leave}
    />
  );
}
