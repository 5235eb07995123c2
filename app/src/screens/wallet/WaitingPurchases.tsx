import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Inline, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { BeginRequest } from '@velluto/ui/product/payment';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createWalletStore } from '../../features/wallet/wallet.ts';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';
import { useStore } from '../../platform/useAppContext.ts';

/** Purchases whose credits cannot be used yet, each with the request to use them now; nothing where there are none. */
export function WaitingPurchases() {
  const { waiting } = useSnapshot(useStore(createWalletStore).state);
  return waiting.map(purchase => <WaitingPurchase key={purchase.payment} {...purchase} />);
}

interface WaitingPurchaseProps {
  payment: string;
  credits: number;
  usable_from: string;
  refund_days: number;
}

function WaitingPurchase({ payment, credits, usable_from, refund_days }: WaitingPurchaseProps) {
  const { t } = useLingui();
  const format = useFormat();
  const wallet = useStore(createWalletStore);
  const { beginning } = useSnapshot(wallet.state);
  const [checked, setChecked] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = () => {
    setMissing(!checked);
    if (checked) void wallet.begin(payment);
  };
  const date = format.date(usable_from, { dateStyle: 'long' });
  return (
    <Card padding="l">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="h3">
            {t(messages.waiting({ credits }))}
          </Heading>
          <Text>{t(messages.waitingUntil({ date }))}</Text>
        </Stack>
        <BeginRequest
          refundDays={refund_days}
          checked={checked}
          missing={missing}
          onChange={event => {
            setChecked(event.checked);
            setMissing(false);
          }}
        />
        <Inline>
          <Button pending={beginning === payment} onClick={send}>
            {t(messages.useNow)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
