import { useLingui } from '@lingui/react/macro';
import { toMoney } from '@velluto/api-client/ui';
import { factLine } from '@velluto/rules';
import { Inline, LinkButton, Text, TextField } from '@velluto/ui/base';
import { Card, DataList, Notice, Page } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createCancellationStore } from '../../../features/payments/contracts/cancellation.ts';
import { useSearchResult } from '../../../lib/head/useSearchResult.ts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import { useAppContext, useSession, useStore } from '../../../lib/useAppContext.ts';
import { searchResultMessages } from '../../../locales/messages/pages/search-results.ts';
import {
  contractMessages,
  cancellationMessages as messages,
} from '../../../locales/messages/payments/contracts.ts';
import { debitMessages } from '../../../locales/messages/payments/direct-debit.ts';
import { CancellationFields } from './CancellationFields.tsx';
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
  const { step, values, contracts, receivedAt, file } = useSnapshot(contract.state);
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.cancellation({ site: site.name })) }));
  const isForCause = values.kind === 'for_cause';
  const declared = [
    { term: t(messages.kind), detail: t(isForCause ? messages.cause : messages.ordinary) },
    {
      term: t(messages.wishedEnd),
      // the day is empty while it is typed
      detail:
        values.when === 'day' && values.ends_on !== ''
          ? format.date(values.ends_on, utc)
          : t(messages.soonest),
    },
    ...(isForCause ? [{ term: t(messages.reason), detail: <bdi>{values.reason}</bdi> }] : []),
  ];
  const ends = contracts.flatMap(({ amount, ends_at, first_collection: first }, index) => {
    const numbered = (label: string) => (contracts.length > 1 ? `${label} (${index + 1})` : label);
    const end = format.date(ends_at, { dateStyle: 'long' });
    const renewalPrice = t(debitMessages.renewalEach({ price: format.money(toMoney(amount)) }));
    return [
      { term: numbered(t(messages.contract)), detail: renewalPrice },
      ...(first
        ? [
            {
              term: numbered(t(messages.first)),
              detail: factLine([format.money(toMoney(first.amount)), format.date(first.collect_on, utc)]),
            },
          ]
        : []),
      {
        term: numbered(t(messages.ends)),
        detail: first && !isForCause ? t(messages.orLater({ date: end })) : end,
      },
    ];
  });
  const money = isForCause && <Text>{t(messages.byPerson)}</Text>;
  if (step === 'done' && receivedAt) {
    return (
      <DeclarationReceived title={messages.done} at={receivedAt} email={values.email}>
        <DataList compact rows={[...declared, ...ends]} />
        {money}
        {file && (
          <Inline justify="center">
            <LinkButton href={`/api/cancellation-file.php?key=${file}`} download>
              {t(messages.download)}
            </LinkButton>
          </Inline>
        )}
      </DeclarationReceived>
    );
  }
  const hasNoContract = user !== null && contracts.length === 0;
  const none = values.payment === '' ? messages.none : messages.noneNamed;
  const summary = user && (
    <>
      {hasNoContract && <Notice>{t(isForCause ? messages.noneForCause : none)}</Notice>}
      {(!hasNoContract || isForCause) && (
        <Card>
          <DataList compact rows={[...declared, ...ends]} />
        </Card>
      )}
      {money}
    </>
  );
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)} width="narrow">
      <ContractForm
        contract={contract}
        labels={{ ask: t(messages.title), confirm: t(messages.confirm) }}
        own={
          <TextField
            label={t(contractMessages.payment)}
            description={t(messages.allOfThem)}
            name="payment"
            autoComplete="off"
            value={values.payment}
            onChange={({ target }) => contract.change({ payment: target.value })}
          />
        }
        terms={<CancellationFields />}
        declared={declared}
        summary={summary}
        impossible={hasNoContract && !isForCause}
      />
    </Page>
  );
}
