import type { ListEntityChargeback, ListRefundResponse } from 'mollie-api-typescript/models';
import { type MollieClient, ownId } from './mollie-client.ts';
import { amountToMollie, minorFrom } from './mollie-values.ts';
import type { PaymentProvider, ProviderReversal } from './provider.ts';

/** Largest page of a list; a payment has only a few. */
const limit = 250;
/** Maximum number of pages; the list of all payments has no end. */
const mostPages = 40;

/** Refunds and chargebacks at Mollie. */
export function mollieReversals({
  ask,
}: MollieClient): Pick<PaymentProvider, 'refund' | 'reversals' | 'latestReversals'> {
  return {
    async refund({ reversalId, providerId, amountMinor, currency, description }) {
      const refund = await ask(
        'refundsCreate',
        {
          paymentId: providerId,
          idempotencyKey: reversalId,
          refundRequest: {
            amount: amountToMollie(amountMinor, currency),
            description,
            metadata: { reversal_id: reversalId },
          },
        },
        404,
        409,
        422,
      );
      return refund && { providerId: refund.id };
    },

    async reversals(paymentId) {
      const refunds = await ask('refundsList', { paymentId, limit }, 404);
      const chargebacks = await ask('chargebacksList', { paymentId, limit }, 404);
      return [
        ...(refunds?.result.embedded.refunds ?? []).map(fromRefund),
        ...(chargebacks?.result.embedded.chargebacks ?? []).map(fromChargeback),
      ]
        .sort((a, b) => a.at.localeCompare(b.at))
        .map(({ reversal }) => reversal);
    },

    async latestReversals(since) {
      const refunds = await newest(since, async from => {
        const page = await ask('refundsAll', { limit, from });
        return page && { items: page.result.embedded.refunds, next: page.result.links.next };
      });
      const chargebacks = await newest(since, async from => {
        const page = await ask('chargebacksAll', { limit, from });
        return page && { items: page.result.embedded.chargebacks, next: page.result.links.next };
      });
      const of = (paymentProviderId: string, { reversal }: Dated) => ({ ...reversal, paymentProviderId });
      return [
        ...refunds.map(refund => of(refund.paymentId, fromRefund(refund))),
        ...chargebacks.map(chargeback => of(chargeback.paymentId, fromChargeback(chargeback))),
      ];
    },
  };
}

/** A page of a list, newest first, and the address of the next one. */
interface Page<Item> {
  items: Item[] | undefined;
  next: { href?: string | undefined } | null;
}

/** Entries that began since a moment, plus the rest of the last page. */
async function newest<Item extends { createdAt: string }>(
  since: Date,
  ask: (from?: string) => Promise<Page<Item> | null>,
): Promise<Item[]> {
  const all: Item[] = [];
  let from: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await ask(from);
    all.push(...(page?.items ?? []));
    const oldest = all.at(-1);
    from = URL.parse(page?.next?.href ?? '')?.searchParams.get('from') ?? undefined;
    if (from === undefined || !oldest || new Date(oldest.createdAt) < since) break;
  }
  return all;
}

/** A reversal with its date. */
interface Dated {
  at: string;
  reversal: ProviderReversal;
}

function fromRefund({ id, amount, status, metadata, createdAt }: ListRefundResponse): Dated {
  return {
    at: createdAt,
    reversal: {
      providerId: id,
      kind: 'refund',
      reversalId: ownId(metadata, 'reversal_id'),
      amountMinor: minorFrom(amount.value),
      currency: amount.currency,
      undone: status === 'failed' || status === 'canceled',
    },
  };
}

function fromChargeback({ id, amount, reversedAt, createdAt }: ListEntityChargeback): Dated {
  return {
    at: createdAt,
    reversal: {
      providerId: id,
      kind: 'chargeback',
      reversalId: null,
      // older answers have a negative amount
      amountMinor: Math.abs(minorFrom(amount.value)),
      currency: amount.currency,
      undone: typeof reversedAt === 'string',
    },
  };
}
