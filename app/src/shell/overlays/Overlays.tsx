import { lazy, Suspense, useEffect, useState } from 'react';
import { asksToRemember } from '../../features/traffic/source.ts';
import { usePage, usePending } from '../../platform/router/router-context.tsx';
import { readStored } from '../../platform/storage.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { dialogIsOpen } from '../dialog-is-open.ts';
import LikeMoments from '../LikeMoments.tsx';
import { hasRoomForOffer, offersBonus, onceInside, warnsAtEntry } from './conditions.ts';
import { bonusPlace, entryPlace } from './places.ts';

const SiteEntry = lazy(() => import('./SiteEntry.tsx'));
const SourceChoice = lazy(() => import('./SourceChoice.tsx'));
const TimeBonus = lazy(() => import('./TimeBonus.tsx'));

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
  const visit = useVisit();
  const { user } = useSession();
  const { route } = usePage();
  const [entered, setEntered] = useState(() => readStored(entryPlace) !== null);
  const closed = warnsAtEntry({
    standalone: matchMedia('(display-mode: standalone)').matches,
    skipped: entered,
    setting: visit.site.enable_site_entry_popup,
    loggedIn: user !== null,
    country: visit.site.geoip_country,
    layout: route.layout,
    route: route.name,
  });
  const [warned, setWarned] = useState(closed);
  if (closed && !warned) setWarned(true);
  const [asks] = useState(() => asksToRemember(visit));
  return (
    <Suspense>
      {warned && <SiteEntry open={closed} onEnter={() => setEntered(true)} />}
      {asks && !closed && <SourceChoice />}
    </Suspense>
  );
}

/** The newcomer's offer, some seconds after somebody came in, as soon as a page has room for it. */
function Offer() {
  const { session, clock } = useVisit();
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
  return (
    state === 'shown' && (
      <Suspense>
        <TimeBonus />
      </Suspense>
    )
  );
}
