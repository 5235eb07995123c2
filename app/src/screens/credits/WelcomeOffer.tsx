import { WelcomeBonusBanner } from '@velluto/ui/product/credits';
import { toDiscount } from '../../features/credits/map.ts';
import { useSession } from '../../platform/visit-context.ts';

/** The newcomer's offer with its end, on pages that do not show prices; nothing for everybody else. */
export function WelcomeOffer() {
  const { user } = useSession();
  const bonus = user?.time_bonus;
  if (!bonus?.expires) return null;
  return (
    <WelcomeBonusBanner
      discount={{ ...toDiscount(bonus), expiresAt: bonus.expires }}
      creditsHref="/credits"
    />
  );
}
