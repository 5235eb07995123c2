import { useLingui } from '@lingui/react/macro';
import { toMoney } from '@velluto/api-client/ui';
import { factLine } from '@velluto/rules';
import { RadioCards, Stack, Text, TextLink } from '@velluto/ui/base';
import { Card, DataList, Notice, Page } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import {
  createWithdrawalStore,
  type WithdrawalData,
} from '../../../features/payments/contracts/withdrawal.ts';
import { useSearchResult } from '../../../lib/head/useSearchResult.ts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../../lib/router/route.ts';
import { useAppContext, useSession, useStore } from '../../../lib/useAppContext.ts';
import { searchResultMessages } from '../../../locales/messages/pages/search-results.ts';
import {
  contractMessages,
  withdrawalMessages as messages,
} from '../../../locales/messages/payments/contracts.ts';
import { moneyMessages } from '../../../locales/messages/wallet/money.ts';
import { walletMessages } from '../../../locales/messages/wallet/wallet.ts';
import { ContractForm, DeclarationReceived } from './ContractForm.tsx';

/** Withdrawing from a contract: two presses, without a reason and without log-in. */
export default function WithdrawalScreen({ data: { own } }: ScreenProps<WithdrawalData>) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const contract = useStore(createWithdrawalStore);
  const { user } = useSession();
  const { step, values, withdrawal, receivedAt } = useSnapshot(contract.state);
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.withdrawal({ site: site.name })) }));
  if (step === 'done' && receivedAt)
    return <DeclarationReceived title={messages.done} at={receivedAt} email={values.email} />;
  const day = (at: string) => format.date(at, { dateStyle: 'long' });
  const impossible = user !== null && !withdrawal?.possible;
  const summary = () => {
    if (user === null) return null;
    if (withdrawal?.received_at) {
      return <Notice>{t(messages.already({ date: day(withdrawal.received_at) }))}</Notice>;
    }
    if (!withdrawal) return <Notice tone="caution">{t(messages.noRight)}</Notice>;
    const { refusal } = withdrawal;
    if (refusal !== null) {
      const why = {
        period_over: t(messages.periodOver({ date: day(withdrawal.until) })),
        all_used: t(messages.allUsed),
        repaid: t(messages.repaid),
      };
      return <Notice tone="caution">{why[refusal]}</Notice>;
    }
    const { until, credits, amount, to_collect } = withdrawal;
    // for a direct debit that was not sent to the bank yet there is nothing to repay
    const repays = amount.amount_minor > 0;
    return (
      <Card>
        <DataList
          compact
          rows={[
            { term: t(messages.until), detail: day(until) },
            { term: t(messages.credits), detail: t(walletMessages.credits({ credits })) },
            ...(to_collect
              ? [{ term: t(messages.toCollect), detail: format.money(toMoney(to_collect)), strong: !repays }]
              : []),
            ...(repays
              ? [{ term: t(messages.amount), detail: format.money(toMoney(amount)), strong: true }]
              : []),
          ]}
        />
      </Card>
    );
  };
  return (
    <Page
      title={t(messages.title)}
      lead={site.refund_days > 0 && t(messages.lead({ days: site.refund_days }))}
      width="narrow"
    >
      {own?.length === 0 && values.payment === '' ? (
        <Stack gap={4}>
          <Text>{t(messages.none)}</Text>
          <TextLink href="/transactions">{t(moneyMessages.title)}</TextLink>
        </Stack>
      ) : (
        <ContractForm
          contract={contract}
          labels={{ ask: t(messages.title), confirm: t(messages.confirm) }}
          own={
            <RadioCards
              legend={t(contractMessages.choose)}
              value={values.payment}
              options={(own ?? []).map(({ id, amount, created_at, credits }) => ({
                value: id,
                label: factLine([format.money(toMoney(amount)), format.date(created_at)]),
                description: t(walletMessages.credits({ credits })),
              }))}
              onChange={({ value }) => contract.change({ payment: value })}
            />
          }
          summary={summary()}
          impossible={impossible}
        />
      )}
    </Page>
  );
}
