import { useLingui } from '@lingui/react/macro';
import type { WalletResponse } from '@velluto/api-client';
import { Heading, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { BeginRequest } from '@velluto/ui/product/payments';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createWalletStore } from '../../features/wallet/wallet.ts';
import type { FormErrors } from '../../lib/problem.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { walletMessages as messages } from '../../locales/messages/wallet/wallet.ts';

type Waiting = WalletResponse['waiting'][number];

/**
 * Purchases whose credits cannot be used yet, each with the request to use them now where that is open to the member; nothing
 * where there are none.
 */
export function WaitingPurchases() {
  const { waiting, may_begin_at_once } = useSnapshot(useStore(createWalletStore).state);
  const { t } = useLingui();
  const format = useFormat();
  return waiting.map(purchase => {
    const date = format.date(purchase.usable_from, { dateStyle: 'long' });
    return (
      <Card key={purchase.payment} padding="l">
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="h3">
              {t(messages.waiting({ credits: purchase.credits }))}
            </Heading>
            <Text>{t((may_begin_at_once ? messages.waitingUntil : messages.waitingFrom)({ date }))}</Text>
          </Stack>
          {may_begin_at_once && <BeginForm {...purchase} />}
        </Stack>
      </Card>
    );
  });
}

function BeginForm({ payment, refund_days }: Waiting) {
  const { t } = useLingui();
  const wallet = useStore(createWalletStore);
  const [checked, setChecked] = useState(false);
  const { onSubmit, pending, fields, problem, setErrors } = useSubmit(async (): Promise<
    FormErrors<'begin'> | undefined
  > => {
    if (!checked) return { fields: { begin: 'required' } };
    await wallet.begin(payment);
  }, ['begin']);
  return (
    <SubmitForm onSubmit={onSubmit} pending={pending} action={t(messages.useNow)}>
      <BeginRequest
        refundDays={refund_days}
        checked={checked}
        missing={fields.begin !== undefined}
        onChange={event => {
          setChecked(event.checked);
          setErrors({});
        }}
      />
      <FormErrorNotice problem={problem} />
    </SubmitForm>
  );
}
