import { useLingui } from '@lingui/react/macro';
import { ActivationResult } from '@velluto/ui/product/signup';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useAim } from '../../platform/router/useAim.ts';
import { useSession } from '../../platform/useAppContext.ts';

/** The address is confirmed. */
export default function ActivationDoneScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  useTitle(t(messages.confirmed));
  return (
    <ActivationResult
      result="done"
      nextHref={useAim() ?? undefined}
      profileHref="/profile"
      premiumHref="/credits"
      membersHref="/members"
      discountPercent={user?.time_bonus?.value_percentage}
    />
  );
}
