import { useLingui } from '@lingui/react/macro';
import { Inline, Stack, Text, TextButton, TextLink } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { type ReactNode, useState } from 'react';
import { anotherMessages as messages } from '../../locales/messages/payments/credits.ts';
import { moneyMessages } from '../../locales/messages/wallet/money.ts';
import { limitMessages } from '../../locales/messages/wallet/wallet.ts';

/**
 * What helps when an order is refused: the member's own limits; for an open order of the same package the way to it, and the
 * choice of one more, which the button that obliges to pay then orders.
 */
export function useOrderRemedy(packageId: string, problem: Problem | null) {
  const [anotherOf, setAnotherOf] = useState<string | null>(null);
  const another = anotherOf === packageId;
  return {
    /** Whether the next press orders one more. */
    another,
    remedy: <Remedy problem={problem} another={another} onAnother={() => setAnotherOf(packageId)} />,
  };
}

interface RemedyProps {
  problem: Problem | null;
  another: boolean;
  onAnother: () => void;
}

function Remedy({ problem, another, onAnother }: RemedyProps): ReactNode {
  const { t } = useLingui();
  if (problem?.code.startsWith('spending_')) {
    return (
      <TextLink strong href="/transactions?view=wallet">
        {t(limitMessages.title)}
      </TextLink>
    );
  }
  if (problem?.code !== 'order_open' && !another) return null;
  return (
    <Stack gap={2}>
      <Inline gap={4}>
        <TextLink strong href="/transactions">
          {t(moneyMessages.payments)}
        </TextLink>
        {!another && (
          <TextButton strong onClick={onAnother}>
            {t(messages.choose)}
          </TextButton>
        )}
      </Inline>
      <div role="status">{another && <Text size="s">{t(messages.chosen)}</Text>}</div>
    </Stack>
  );
}
