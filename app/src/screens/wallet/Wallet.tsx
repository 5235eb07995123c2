import { useLingui } from '@lingui/react/macro';
import { Coin, Heading, Inline, LinkButton, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { useSnapshot } from 'valtio';
import { createWalletStore } from '../../features/wallet/wallet.ts';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';
import { useStore } from '../../platform/visit-context.ts';
import { Limits } from './Limits.tsx';
import { Movements } from './Movements.tsx';

/** Balance, own limits, and everything that came and went. */
export function Wallet() {
  const { t } = useLingui();
  const { balance, held, owed } = useSnapshot(useStore(createWalletStore).state);
  return (
    <>
      <Card padding="l">
        <Inline justify="between" gap={5}>
          <Stack gap={2}>
            <Inline gap={3}>
              <Coin size="l" />
              <Heading level={2}>{t(messages.credits({ credits: balance }))}</Heading>
            </Inline>
            {held > 0 && <Text tone="muted">{t(messages.held({ credits: held }))}</Text>}
            {owed > 0 && <Text tone="caution">{t(messages.owed({ credits: owed }))}</Text>}
          </Stack>
          <LinkButton tone="primary" href="/credits">
            {t(messages.buy)}
          </LinkButton>
        </Inline>
      </Card>
      <Limits />
      <Movements />
    </>
  );
}
