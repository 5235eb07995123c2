import { ActivationResult } from '@velluto/ui/product/signup';
import { useT } from '@velluto/ui/provider';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useSession } from '../../platform/visit-context.ts';

/** The address is confirmed. */
export default function ActivationDoneScreen() {
  const t = useT();
  const { user } = useSession();
  useTitle(t(messages.confirmed));
  return (
    <ActivationResult
      result="done"
      profileHref="/profile"
      premiumHref="/credits"
      membersHref="/members"
      discountPercent={user?.time_bonus?.value_percentage}
    />
  );
}
