import type { ListEntityChargeback, ListRefundResponse } from 'mollie-api-typescript/models';
import { type MollieClient, ownId } from './mollie-client.ts';
import { amountToMollie, minorFrom } from './mollie-values.ts';
import type { PaymentProvider, ProviderReversal } from './provider.ts';

/** The most that a page of a list can have; a payment has a handful, and all of them hardly more in an hour. */
const limit = 250;

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
        ...[404, 409, 422],
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
        .sort((one, other) => one.at.localeCompare(other.at))
        .map(({ reversal }) => reversal);
    },

    async latestReversals() {
      const refunds = await ask('refundsAll', { limit });
      const chargebacks = await ask('chargebacksAll', { limit });
      const of = (paymentProviderId: string, { reversal }: Dated) => ({ ...reversal, paymentProviderId });
      return [
        ...(refunds?.result.embedded.refunds ?? []).map(one => of(one.paymentId, fromRefund(one))),
        ...(chargebacks?.result.embedded.chargebacks ?? []).map(one =>
          of(one.paymentId, fromChargeback(one)),
        ),
      ];
    },
  };
}

/** A reversal with the moment it began. */
interface Dated {
  at: string;
  reversal: ProviderReversal;
}

function fromRefund({ id, amount, status, metadata, createdAt }: ListRefundResponse): Dated {
  return {
    at: createdAt,
    reversal: {
      ...{ providerId: id, kind: 'refund', reversalId: ownId(metadata, 'reversal_id') },
      ...{ amountMinor: minorFrom(amount.value), currency: amount.currency },
      undone: status === 'failed' || status === 'canceled',
    },
  };
}

function fromChargeback({ id, amount, reversedAt, createdAt }: ListEntityChargeback): Dated {
  return {
    at: createdAt,
    reversal: {
      ...{ providerId: id, kind: 'chargeback', reversalId: null },
      // older answers name it with a minus
      ...{ amountMinor: Math.abs(minorFrom(amount.value)), currency: amount.currency },
      undone: typeof reversedAt === 'string',
    },
  };
}
