import { TimeBonusDialog } from '@velluto/ui/product/credits/TimeBonusDialog';
import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { useEffect, useState } from 'react';
import { asksToRemember } from '../../features/traffic/source.ts';
import { usePage, usePending } from '../../platform/router/router-context.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { useAppContext, useSession } from '../../platform/useAppContext.ts';
import { dialogIsOpen, hasRoomForOffer, offersBonus, onceInside, warnsAtEntry } from './conditions.ts';
import { LikeMoments } from './LikeMoments.tsx';
import { SourceChoice } from './SourceChoice.tsx';

/** On the device: when somebody entered past the warning, seconds since 1970. */
const entryPlace = 'velluto.entered';
/** On the device: when the newcomer's offers end that were put away; that tells nobody whose they are. */
const bonusPlace = 'velluto.time-bonus';

/** What is said above every page: the warning at the door, the newcomer's offer, likes and matches as they come. */
export default function Overlays() {
  const { user } = useSession();
  return (
    <>
      <Door />
      <Offer />
      {user && <LikeMoments />}
    </>
  );
}

/** The warning at the door, on the first page that asks for it; the one choice about cookies there is comes after it. */
function Door() {
  const app = useAppContext();
  const { user } = useSession();
  const { route } = usePage();
  const [entered, setEntered] = useState(() => readStored(entryPlace) !== null);
  const closed = warnsAtEntry({
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
  const [asks] = useState(() => asksToRemember(app));
  return (
    <>
      {warned && <SiteEntry open={closed} onEnter={() => setEntered(true)} />}
      {asks && !closed && <SourceChoice />}
    </>
  );
}

/** Where somebody goes who does not want to enter: back to where they came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The warning at the door; entering is remembered by the moment. Its links lead to pages that are open without it. */
function SiteEntry({ open, onEnter }: { open: boolean; onEnter: () => void }) {
  const { site, clock } = useAppContext();
  const enter = () => {
    writeStored(entryPlace, Math.floor(clock.now() / 1000));
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

/** The newcomer's offer, some seconds after somebody came in, as soon as a page has room for it. */
function Offer() {
  const { session, clock } = useAppContext();
  const { route } = usePage();
  const pending = usePending();
  const [state, setState] = useState<'waiting' | 'due' | 'shown'>('waiting');
  useEffect(() => onceInside(session, performance.now(), () => setState('due')), [session]);
  useEffect(() => {
    if (state !== 'due' || pending || !hasRoomForOffer(route.layout, dialogIsOpen())) return;
    const { user } = session.state;
    const dismissed = (readStored<string[]>(bonusPlace) ?? []).includes(user?.time_bonus?.expires ?? '');
    setState(offersBonus(user, clock.now(), dismissed) ? 'shown' : 'waiting');
  }, [state, pending, route, session, clock]);
  return state === 'shown' && <TimeBonus />;
}

/** The newcomer's offer; putting it away is remembered until it ends. */
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
    const others = (readStored<string[]>(bonusPlace) ?? []).filter(end => Date.parse(end) > clock.now());
    writeStored(bonusPlace, [...others, expires]);
    setOpen(false);
  };
  return (
    <TimeBonusDialog
      open={open && hasRoomForOffer(layout, false)}
      discountPercent={bonus.value_percentage}
      expiresAt={expires}
      creditsHref="/credits"
      onAccept={close}
      onDismiss={close}
    />
  );
}
