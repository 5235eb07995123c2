import { useLingui } from '@lingui/react/macro';
import { Inline, TextLink } from '@velluto/ui/base';
import { cancellationMessages, withdrawalMessages } from '../../locales/messages/contracts.ts';

/** The ways out of a contract, wherever one is entered or looked at. */
export function ContractLinks() {
  const { t } = useLingui();
  return (
    <Inline gap={5}>
      <TextLink href="/withdrawal">{t(withdrawalMessages.title)}</TextLink>
      <TextLink href="/cancellation">{t(cancellationMessages.title)}</TextLink>
    </Inline>
  );
}
