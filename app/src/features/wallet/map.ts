import type {
  TransactionDetail,
  CompanyInfo as WireCompany,
  Payment as WirePayment,
  Transaction as WireTransaction,
} from '@velluto/api-client';
import type { Company, Payment, Transaction } from '@velluto/ui/model';
import { toBought } from '../../platform/map/bought.ts';
import { toMoney } from '../../platform/map/money.ts';

/** A payment, from the wire. */
export function toPayment(wire: WirePayment): Payment {
  return {
    id: wire.payment_id,
    status: wire.status,
    credits: wire.credits,
    amount: toMoney(wire.amount),
    method: wire.method,
    refundDays: wire.refund_days,
  };
}

/**
 * A line of the list of payments, from the wire. What has no answer yet is on its way.
 *
 * @param mark says that it was undone
 */
export function toTransaction(wire: WireTransaction | TransactionDetail, mark?: string): Transaction {
  return {
    id: wire.id,
    bought: toBought(wire),
    status: wire.status === 'loading' ? 'pending' : wire.status,
    amount: toMoney(wire.amount),
    method: wire.method,
    createdAt: wire.created_at,
    ...(mark && { mark }),
  };
}

/** Who was paid, from the wire. */
export function toCompany(wire: WireCompany, email: string | null): Company {
  return {
    name: wire.name,
    tradeNames: wire.tradenames,
    address: wire.address,
    city: wire.city,
    country: wire.country,
    register: wire.kvk,
    vatNumbers: wire.vat_numbers,
    phone: wire.support_phone,
    email,
  };
}
