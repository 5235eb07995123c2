import { TimeBonusDialog } from '@velluto/ui/product/credits/TimeBonusDialog';
import { useEffect, useState } from 'react';
import { usePage } from '../../platform/router/router-context.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { hasRoomForOffer } from './conditions.ts';
import { bonusPlace } from './places.ts';

/** The newcomer's offer; putting it away is remembered until it ends. */
export default function TimeBonus() {
  const { clock } = useVisit();
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
