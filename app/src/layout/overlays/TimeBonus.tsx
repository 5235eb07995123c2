import { TimeBonusDialog } from '@velluto/ui/product/payments/TimeBonusDialog';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { isTimeBonusDue, scheduleTimeBonus } from './time-bonus-due.ts';

/** In local storage: end times of dismissed offers, because these do not identify the user. */
const dismissedBonusKey = 'velluto.time-bonus';

const dismissedOffers = () => readStored<string[]>(dismissedBonusKey) ?? [];

/** The time bonus, due 40 s after the log-in or page load; a dismissal is remembered until the bonus ends. */
export function useTimeBonus(): { due: boolean; close: () => void } {
  const { session, clock } = useAppContext();
  const { user } = useSession();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    const isDue = () => {
      const expires = session.state.user?.time_bonus?.expires ?? '';
      return isTimeBonusDue(session.state.user, clock.now(), dismissedOffers().includes(expires));
    };
    return scheduleTimeBonus(session, performance.now(), () => setEntered(isDue()));
  }, [session, clock]);
  const close = () => {
    const running = dismissedOffers().filter(end => Date.parse(end) > clock.now());
    const expires = user?.time_bonus?.expires;
    writeStored(dismissedBonusKey, expires ? [...running, expires] : running);
    setEntered(false);
  };
  // checked again: the offer may have ended while it waited for another dialog
  return { due: entered && isTimeBonusDue(user, clock.now(), false), close };
}

/** The dialog of the time bonus. */
export function TimeBonus({ onClose }: { onClose: () => void }) {
  const bonus = useSession().user?.time_bonus;
  if (!bonus?.expires || bonus.announced_percentage === null) return null;
  return (
    <TimeBonusDialog
      open
      discountPercent={bonus.announced_percentage}
      expiresAt={bonus.expires}
      onAccept={onClose}
      onDismiss={onClose}
    />
  );
}
