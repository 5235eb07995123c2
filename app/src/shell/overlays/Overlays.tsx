import { TimeBonusDialog } from '@velluto/ui/product/credits/TimeBonusDialog';
import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { useEffect, useState } from 'react';
import { useNavigator, useShown } from '../../platform/router/router-context.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { hasRoomForOffer } from './conditions.ts';
import { bonusPlace, entryPlace } from './places.ts';
import { warnsHere } from './warns-here.ts';

/** Where somebody goes who does not want to enter: back to where they came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The warning at the door; entering is remembered by the moment. Its links lead to pages that are open without it. */
export function SiteEntry({ onEnter }: { onEnter: () => unknown }) {
  const visit = useVisit();
  const { site, clock } = visit;
  useSession(); // a log-in closes it
  const navigator = useNavigator();
  useShown(); // and so does a page of law
  const [entered, setEntered] = useState(false);
  const enter = () => {
    writeStored(entryPlace, Math.floor(clock.now() / 1000));
    setEntered(true);
    onEnter();
  };
  return (
    <SiteEntryDialog
      open={!entered && warnsHere(visit, navigator)}
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

/** The newcomer's offer; putting it away is remembered until it ends. */
export function TimeBonus() {
  const { clock } = useVisit();
  const { user } = useSession();
  const { layout } = useShown().view.route;
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
