import { useLingui } from '@lingui/react/macro';
import type { User } from '@velluto/api-client';
import { ActivationResult } from '@velluto/ui/product/accounts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { useDestination } from '../../lib/router/useDestination.ts';
import { accountMessages as messages } from '../../locales/messages/accounts/account.ts';

/** The address is confirmed, with what there is to do next. */
export function EmailConfirmed({ user }: { user: Pick<User, 'paid_user' | 'time_bonus'> }) {
  const { t } = useLingui();
  useTitle(t(messages.confirmed));
  return (
    <ActivationResult
      result="done"
      nextHref={useDestination() ?? undefined}
      premiumHref={user.paid_user ? null : undefined}
      discountPercent={user.time_bonus?.announced_percentage}
    />
  );
}
