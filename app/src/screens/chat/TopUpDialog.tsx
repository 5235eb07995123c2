import type { CreditPackage } from '@velluto/ui/model';
import { CreditsPackageRows } from '@velluto/ui/product/payments';
import { NotEnoughCreditsDialog } from '@velluto/ui/product/payments/NotEnoughCreditsDialog';
import { useEffect, useState } from 'react';
import type { Unpaid } from '../../features/chat/thread.ts';
import { orderHref, shopHref } from '../../features/payments/shop.ts';
import { loadTopUps } from '../../features/payments/top-up.ts';
import { usePage } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';

/** Says what could not be paid, with three packages; until they have come, and where they do not, with a link to all. All lead back here after paying. */
export function TopUpDialog({ unpaid, onClose }: { unpaid: Unpaid; onClose: () => void }) {
  const app = useAppContext();
  const { user } = useSession();
  const choice = { next: usePage().path };
  const missing = unpaid.need - unpaid.have;
  const [offers, setOffers] = useState<readonly CreditPackage[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    loadTopUps(app, missing, leaving.signal).then(setOffers, () => undefined);
    return () => leaving.abort();
  }, [app, missing]);
  return (
    <NotEnoughCreditsDialog
      open
      onClose={onClose}
      {...unpaid}
      reserved={user?.reserved_credits}
      creditsHref={shopHref('/credits', choice)}
    >
      {offers.length > 0 && <CreditsPackageRows offers={offers} href={orderHref(false, choice)} />}
    </NotEnoughCreditsDialog>
  );
}
