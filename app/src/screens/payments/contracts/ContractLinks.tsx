import { useLingui } from '@lingui/react/macro';
import { Inline, TextLink } from '@velluto/ui/base';
import { cancellationMessages, withdrawalMessages } from '../../../locales/messages/payments/contracts.ts';

/** Links to withdrawal and cancellation, for pages that sell or show a contract. */
export function ContractLinks() {
  const { t } = useLingui();
  return (
    <Inline gap={5}>
      <TextLink href="/withdrawal">{t(withdrawalMessages.title)}</TextLink>
      <TextLink href="/cancellation">{t(cancellationMessages.title)}</TextLink>
    </Inline>
  );
}
