import { useLingui } from '@lingui/react/macro';
import { Text } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import type { DebitData } from '../../features/credits/debit.load.ts';
import { debitMessages as messages } from '../../locales/messages/debit.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { DebitForm } from './DebitForm.tsx';
import { Mandates } from './Mandates.tsx';

/** Paying from a bank account, and what one allowed us to collect. */
export default function DirectDebitScreen({ data }: ScreenProps<DebitData>) {
  const { t } = useLingui();
  useTitle(t(messages.title));
  const { debits, order } = data;
  return (
    <Page title={t(messages.title)} width="narrow">
      {order && debits.available && <DebitForm debits={debits} order={order} />}
      {order && !debits.available && <Text>{t(messages.unavailable)}</Text>}
      <Mandates />
    </Page>
  );
}
