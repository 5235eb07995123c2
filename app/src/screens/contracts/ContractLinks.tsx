import { Inline, TextLink } from '@velluto/ui/base';
import { useT } from '@velluto/ui/provider';
import { cancellationMessages, withdrawalMessages } from '../../locales/messages/contracts.ts';

/** The ways out of a contract, wherever one is entered or looked at. */
export function ContractLinks() {
  const t = useT();
  return (
    <Inline gap={5}>
      <TextLink href="/withdrawal">{t(withdrawalMessages.title)}</TextLink>
      <TextLink href="/cancellation">{t(cancellationMessages.title)}</TextLink>
    </Inline>
  );
}
