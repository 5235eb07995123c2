import { useLingui } from '@lingui/react/macro';
import type { WalletEntry } from '@velluto/api-client';
import { Badge, Button, Coin, Heading, Inline, LinkButton, Stack, Text } from '@velluto/ui/base';
import { Card, ListRow } from '@velluto/ui/patterns';
import { FictionalBadge } from '@velluto/ui/product/profiles';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createWalletStore } from '../../features/wallet/wallet.ts';
import { useSession, useStore } from '../../lib/useAppContext.ts';
import { walletMessages as messages, movementMessages } from '../../locales/messages/wallet/wallet.ts';
import { SpendingLimits } from './SpendingLimits.tsx';
import { WaitingPurchases } from './WaitingPurchases.tsx';

/** Balance, spending limits, and all movements of credits. */
export function Wallet() {
  const { t } = useLingui();
  const { balance, owed } = useSnapshot(useStore(createWalletStore).state);
  // kept up to date while the page is open, like the balance
  const held = useSession().user?.reserved_credits ?? 0;
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
      <WaitingPurchases />
      <SpendingLimits />
      <Movements />
    </>
  );
}

const withoutMarks = { margin: 0, padding: 0, listStyle: 'none' };

/** All movements of credits, the latest first. */
function Movements() {
  const { t } = useLingui();
  const wallet = useStore(createWalletStore);
  const { entries, next, loading } = useSnapshot(wallet.state);
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="h3">
        {t(messages.movements)}
      </Heading>
      {entries.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
      <ul role="list" style={withoutMarks}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Movement entry={entry} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Inline justify="center">
          <Button pending={loading} onClick={() => void wallet.loadOlder()}>
            {t(messages.older)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Movement({ entry }: { entry: WalletEntry }) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, at, credits, held, owed, to, refunded, payment, balance_after } = entry;
  if (kind === 'erasure') return null; // the account is erased: nobody sees this entry
  // bookings of reserved or owed credits leave the balance as it is: then these credits are shown
  const change = credits || held || -owed;
  const sign = change > 0 ? '+' : '−';
  const when = format.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ListRow
      href={payment === null ? undefined : `/transactions/${payment}?view=receipt`}
      title={t(movementMessages[kind])}
      detail={
        <>
          {to && (
            <>
              <bdi translate="no">{to.name}</bdi> <FictionalBadge origin={to.origin} background="page" />
              <br />
            </>
          )}
          <span>{when}</span>
        </>
      }
      end={
        <Stack gap={1} align="end">
          <Text as="span" strong={credits !== 0} tone={credits > 0 ? 'positive' : 'default'} tabular>
            {sign + t(messages.credits({ credits: Math.abs(change) }))}
          </Text>
          {refunded ? (
            <Badge>{t(messages.paidBack)}</Badge>
          ) : (
            <Text as="span" size="s" tone="muted" tabular>
              {credits === 0 && owed > 0 ? t(messages.owing) : t(messages.after({ credits: balance_after }))}
            </Text>
          )}
        </Stack>
      }
    />
  );
}
