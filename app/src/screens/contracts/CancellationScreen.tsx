import { useLingui } from '@lingui/react/macro';
import { toMoney } from '@velluto/api-client/ui';
import { Card, DataList, Notice, Page } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createCancellationStore } from '../../features/contracts/cancellation.ts';
import { cancellationMessages as messages } from '../../locales/messages/contracts.ts';
import { debitMessages } from '../../locales/messages/debit.ts';
import { searchResultMessages } from '../../locales/messages/search-results.ts';
import { useSearchResult } from '../../platform/head/useSearchResult.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useAppContext, useSession, useStore } from '../../platform/useAppContext.ts';
import { ContractForm, DeclarationReceived } from './ContractForm.tsx';

// a calendar day, without a time zone
const utc = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Cancelling premium that renews: two presses, without log-in. */
export default function CancellationScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { user } = useSession();
  const contract = useStore(createCancellationStore);
  const { step, values, contracts, receivedAt } = useSnapshot(contract.state);
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.cancellation({ site: site.name })) }));
  const hasNoContract = user !== null && contracts.length === 0;
  const rows = contracts.flatMap(({ amount, ends_at, first_collection: first }, index) => {
    const numbered = (label: string) => (contracts.length > 1 ? `${label} (${index + 1})` : label);
    const end = format.date(ends_at, { dateStyle: 'long' });
    const renewalPrice = t(debitMessages.renewalEach({ price: format.money(toMoney(amount)) }));
    return [
      { term: numbered(t(messages.contract)), detail: renewalPrice },
      ...(first
        ? [
            {
              term: numbered(t(messages.first)),
              detail: `${format.money(toMoney(first.amount))} · ${format.date(first.collect_on, utc)}`,
            },
          ]
        : []),
      { term: numbered(t(messages.ends)), detail: first ? t(messages.orLater({ date: end })) : end },
    ];
  });
  if (step === 'done' && receivedAt) {
    return (
      <DeclarationReceived title={messages.done} at={receivedAt} email={values.email}>
        {rows.length > 0 && <DataList compact rows={rows} />}
      </DeclarationReceived>
    );
  }
  const summary = hasNoContract ? (
    <Notice>{t(values.payment === '' ? messages.none : messages.noneNamed)}</Notice>
  ) : (
    user && (
      <Card>
        <DataList compact rows={rows} />
      </Card>
    )
  );
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)} width="narrow">
      <ContractForm
        contract={contract}
        labels={{ ask: t(messages.title), confirm: t(messages.confirm) }}
        summary={summary}
        impossible={hasNoContract}
      />
    </Page>
  );
}
