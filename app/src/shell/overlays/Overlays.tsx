import { TimeBonusDialog } from '@velluto/ui/product/credits/TimeBonusDialog';
import { SiteEntryDialog } from '@velluto/ui/product/shell/SiteEntryDialog';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../platform/storage.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { bonusPlace, entryPlace } from './places.ts';

/** Where somebody goes who does not want to enter: back to where they came from. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
}

/** The warning at the door; entering is remembered by the moment. */
export function SiteEntry() {
  const { site, clock } = useVisit();
  const { user } = useSession();
  const [open, setOpen] = useState(true);
  const enter = () => {
    writeStored(entryPlace, Math.floor(clock.now() / 1000));
    setOpen(false);
  };
  return (
    <SiteEntryDialog
      open={open && user === null}
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

/** The newcomer's offer; putting it away is remembered for this user. */
export function TimeBonus() {
  const { user } = useSession();
  const [open, setOpen] = useState(true);
  const id = user?.id ?? '';
  // a log-out closes it for good
  useEffect(() => {
    if (id === '') setOpen(false);
  }, [id]);
  const bonus = user?.time_bonus;
  if (!bonus?.expires) return null;
  const close = () => {
    writeStored(bonusPlace, [...(readStored<string[]>(bonusPlace) ?? []), id]);
    setOpen(false);
  };
  return (
    <TimeBonusDialog
      open={open}
      discountPercent={bonus.value_percentage}
      expiresAt={bonus.expires}
      creditsHref="/credits"
      onAccept={close}
      onDismiss={close}
    />
  );
}
