import type { BodyOf, CancelledContract, Withdrawal } from '@velluto/api-client';
import { canonicalEmail } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import { type FormErrors, requireFields, toFormErrors } from '../../platform/problem.ts';

/** How a contract is identified. Members name only the payment. */
export interface ContractValues {
  name: string;
  email: string;
  payment: string;
}

interface ContractState {
  step: 'form' | 'confirm' | 'done';
  values: ContractValues;
  fields: NonNullable<FormErrors<keyof ContractValues>['fields']>;
  problem: Problem | null;
  pending: boolean;
  /** When the declaration was received. */
  receivedAt: string | null;
  /** The amount that would be or was repaid; null for visitors. */
  withdrawal: Withdrawal | null;
  /** Contracts that would end or did; empty for visitors. */
  contracts: CancelledContract[];
}

/** The payment that an address names, no longer than the contract allows; empty for none. */
export const paymentIn = (search: URLSearchParams): string => (search.get('payment') ?? '').slice(0, 64);

/** Cancelling or withdrawing: first the consequences are shown, then it is declared. */
export type ContractStore = ReturnType<typeof createContractStore>;

/** Starts with the form; `declare` calls the API, first for the consequences (`ask`), then to declare (`confirm`). */
export function createContractStore(
  app: AppContext,
  /** Required fields of members. */
  ofMembers: (keyof ContractValues)[],
  declare: (body: BodyOf<'withdraw'>) => Promise<Partial<ContractState>>,
) {
  const empty: ContractState = {
    step: 'form',
    values: { name: '', email: '', payment: '' },
    fields: {},
    problem: null,
    pending: false,
    receivedAt: null,
    withdrawal: null,
    contracts: [],
  };
  const state = proxy<ContractState>(structuredClone(empty));
  /** Members are known by their account; visitors may be asked by law for name, e-mail address and contract. */
  const needed = () => (app.session.state.user ? ofMembers : (['name', 'email', 'payment'] as const));

  const send = async (step: 'ask' | 'confirm', next: ContractState['step']) => {
    if (state.pending) return;
    Object.assign(state, { pending: true, problem: null });
    const { payment, email, name } = state.values;
    const visitor = app.session.state.user === null && { email: canonicalEmail(email), name: name.trim() };
    try {
      const answer = await declare({ step, payment: payment.trim(), ...visitor });
      Object.assign(state, answer, { step: next });
    } catch (error) {
      Object.assign(state, { fields: {}, ...toFormErrors(error, ['name', 'email', 'payment']) });
    } finally {
      state.pending = false;
    }
  };

  return {
    state,

    /** Resets the form, with the payment that the address names. */
    begin(payment: string) {
      Object.assign(state, structuredClone(empty));
      state.values.payment = payment;
    },

    change(values: Partial<ContractValues>) {
      Object.assign(state.values, values);
      for (const name of Object.keys(values)) delete state.fields[name as keyof ContractValues];
      state.problem = null;
    },

    /** Asks what would happen; nothing is declared yet. */
    async ask(): Promise<void> {
      state.fields = requireFields(state.values, needed())?.fields ?? {};
      if (Object.keys(state.fields).length === 0) await send('ask', 'confirm');
    },

    /** Makes the declaration. */
    confirm: (): Promise<void> => send('confirm', 'done'),

    back() {
      Object.assign(state, { step: 'form', problem: null });
    },
  };
}
