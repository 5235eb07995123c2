import {
  ApiProblem,
  type BodyOf,
  type CancelledContract,
  type Client,
  cancelPremium,
  type Withdrawal,
  withdraw,
} from '@velluto/api-client';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { StoreFactory, Visit } from '../../platform/visit.ts';

/** What ends a contract: withdrawing from it, or cancelling what renews. */
export type ContractAct = 'withdraw' | 'cancel';

/** What names the contract. Members name the payment alone. */
export interface ContractValues {
  name: string;
  email: string;
  payment: string;
}

interface ContractState {
  step: 'form' | 'confirm' | 'done';
  values: ContractValues;
  problems: Partial<Record<keyof ContractValues, FieldProblemCode>>;
  problem: Problem | null;
  pending: boolean;
  /** When the declaration was received. */
  receivedAt: string | null;
  /** What would be repaid, or is; null where nobody is logged in. */
  withdrawal: Withdrawal | null;
  /** What would end, or did; empty where nobody is logged in. */
  contracts: CancelledContract[];
}

type Step = BodyOf<'withdraw'>['step'];

const calls = {
  withdraw: async (client: Client, step: Step, values: Partial<ContractValues> & { payment: string }) => {
    const { received_at, withdrawal } = await withdraw(client, { step, ...values });
    return { receivedAt: received_at, withdrawal };
  },
  cancel: async (client: Client, step: Step, values: Partial<ContractValues>) => {
    const { received_at, contracts } = await cancelPremium(client, { step, ...values });
    return { receivedAt: received_at, contracts };
  },
};

function makeStore(act: ContractAct, visit: Visit) {
  const empty: ContractState = {
    ...{ step: 'form', values: { name: '', email: '', payment: '' }, problems: {}, problem: null },
    ...{ pending: false, receivedAt: null, withdrawal: null, contracts: [] },
  };
  const state = proxy<ContractState>(structuredClone(empty));
  const signedIn = () => visit.session.state.user !== null;

  /** Members are known; of the others the law lets us ask name, address and contract. */
  const wire = () => {
    const { name, email, payment } = state.values;
    const named = { payment: payment.trim() };
    if (!signedIn()) return { ...named, email: email.trim(), name: name.trim() };
    return named;
  };

  const missing = () => {
    const needed: (keyof ContractValues)[] = signedIn() ? ['payment'] : ['name', 'email', 'payment'];
    if (signedIn() && act === 'cancel') return [];
    return needed.filter(name => state.values[name].trim() === '');
  };

  const send = async (step: Step): Promise<boolean> => {
    if (state.pending) return false;
    Object.assign(state, { pending: true, problem: null });
    try {
      const client = visit.client;
      const { payment, ...rest } = wire();
      const answer =
        act === 'withdraw'
          ? await calls.withdraw(client, step, { payment, ...rest })
          : await calls.cancel(client, step, { ...(payment && { payment }), ...rest });
      Object.assign(state, answer);
      return true;
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields : [];
      state.problems = Object.fromEntries(fields.map(({ field, code }) => [field, code]));
      state.problem = fields.length > 0 ? null : toProblem(error);
      return false;
    } finally {
      state.pending = false;
    }
  };

  return {
    state,

    /** Begins anew, with the payment that the address names. */
    begin(payment: string) {
      Object.assign(state, structuredClone(empty));
      state.values.payment = payment;
    },

    change(values: Partial<ContractValues>) {
      Object.assign(state.values, values);
      for (const name of Object.keys(values)) delete state.problems[name as keyof ContractValues];
      state.problem = null;
    },

    /** Asks what would happen; nothing is declared yet. */
    async ask(): Promise<void> {
      state.problems = Object.fromEntries(missing().map(name => [name, 'required']));
      if (Object.keys(state.problems).length === 0 && (await send('ask'))) state.step = 'confirm';
    },

    /** Declares it. */
    async confirm(): Promise<void> {
      if (await send('confirm')) state.step = 'done';
    },

    back() {
      Object.assign(state, { step: 'form', problem: null });
    },
  };
}

/** A declaration that ends a contract: first what would happen, then the declaration itself. */
export type ContractStore = ReturnType<typeof makeStore>;

const withdrawals: StoreFactory<ContractStore> = visit => makeStore('withdraw', visit);
const cancellations: StoreFactory<ContractStore> = visit => makeStore('cancel', visit);

/** The store of each of the two declarations. */
export const contractStores: Readonly<Record<ContractAct, StoreFactory<ContractStore>>> = {
  withdraw: withdrawals,
  cancel: cancellations,
};
