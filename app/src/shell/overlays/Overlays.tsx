import { TimeBonusDialog } from '@velluto/ui/product/credits/TimeBonusDialog';
import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { useEffect, useState } from 'react';
import { needsAttributionConsent } from '../../features/attribution/consent.ts';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { usePage, usePending } from '../../platform/router/router-context.tsx';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { AttributionConsent } from './AttributionConsent.tsx';
import {
  allowsTimeBonus,
  dialogIsOpen,
  isTimeBonusDue,
  needsEntryWarning,
  scheduleTimeBonus,
} from './conditions.ts';
import { LikeAlerts } from './LikeAlerts.tsx';

/** In local storage: when somebody confirmed the age warning, seconds since 1970. */
const enteredKey = 'velluto.entered';
/** In local storage: end times of dismissed offers, without the account. */
const dismissedBonusKey = 'velluto.time-bonus';

/** Dialogs above every page: age warning, offer for new members, likes and matches as they arrive. */
export default function Overlays() {
  const { user } = useSession();
  return (
    <>
      <SiteEntryGate />
      <TimeBonusOffer />
      {user && <LikeAlerts />}
    </>
  );
}

/** The age warning, then the question about the advertising link. */
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
  const [asks] = useState(() => needsAttributionConsent(app));
  return (
    <>
      {warned && <SiteEntryWarning open={closed} onEnter={() => setEntered(true)} />}
      {asks && !closed && <AttributionConsent />}
    </>
  );
}

/** Leaves the site: returns to where the visitor came from. */
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

/** The offer for new members, some seconds after entering, on the first page that allows it. */
function TimeBonusOffer() {
  const { session, clock } = useAppContext();
  const { route } = usePage();
  const pending = usePending();
  const [state, setState] = useState<'waiting' | 'due' | 'shown'>('waiting');
  useEffect(() => scheduleTimeBonus(session, performance.now(), () => setState('due')), [session]);
  useEffect(() => {
    if (state !== 'due' || pending || !allowsTimeBonus(route.layout, dialogIsOpen())) return;
    const { user } = session.state;
    const dismissed = (readStored<string[]>(dismissedBonusKey) ?? []).includes(
      user?.time_bonus?.expires ?? '',
    );
    setState(isTimeBonusDue(user, clock.now(), dismissed) ? 'shown' : 'waiting');
  }, [state, pending, route, session, clock]);
  return state === 'shown' && <TimeBonus />;
}

/** The offer for new members; its dismissal is remembered until it ends. */
function TimeBonus() {
  const { clock } = useAppContext();
  const { user } = useSession();
  const { layout } = usePage().route;
  const [open, setOpen] = useState(true);
  const id = user?.id ?? '';
  // a log-out closes it for good
  useEffect(() => {
    if (id === '') setOpen(false);
  }, [id]);
  const bonus = user?.time_bonus;
  if (!bonus?.expires) return null;
  const { expires } = bonus;
  const close = () => {
    const others = (readStored<string[]>(dismissedBonusKey) ?? []).filter(
      end => Date.parse(end) > clock.now(),
    );
    writeStored(dismissedBonusKey, [...others, expires]);
    setOpen(false);
  };
  return (
    <TimeBonusDialog
      open={open && allowsTimeBonus(layout, false)}
      discountPercent={bonus.value_percentage}
      expiresAt={expires}
      creditsHref="/credits"
      onAccept={close}
      onDismiss={close}
    />
  );
}
