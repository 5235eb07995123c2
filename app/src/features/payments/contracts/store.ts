import type { BodyOf, CancelledContract, Withdrawal } from '@velluto/api-client';
import { canonicalEmail } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../../lib/app-context.ts';
import { type FormErrors, requireFields, toFormErrors } from '../../../lib/problem.ts';

/** How a contract is identified. Members name only the payment. */
export interface ContractValues {
  name: string;
  email: string;
  payment: string;
}

interface ContractState<Values extends ContractValues> {
  step: 'form' | 'confirm' | 'done';
  values: Values;
  fields: NonNullable<FormErrors<keyof Values & string>['fields']>;
  problem: Problem | null;
  pending: boolean;
  /** When the declaration was received. */
  receivedAt: string | null;
  /** The amount that would be or was repaid; null for visitors. */
  withdrawal: Withdrawal | null;
  /** Contracts that would end or did; empty for visitors. */
  contracts: CancelledContract[];
  /** Key of the confirmation as a file; null before, and where there is none. */
  file: string | null;
}

/** What identifies the contract in a call, and which step it is. */
type ContractStep = BodyOf<'withdraw'>;

/** What the kinds of declarations differ in. */
interface Kind<Values extends ContractValues> {
  /** The empty form. */
  empty: Values;
  /** Required fields, besides those by which a visitor's contract is found. */
  required: (values: Values) => (keyof Values & string)[];
  /** Calls the API, first for the consequences (`ask`), then to declare (`confirm`). */
  declare: (contract: ContractStep, values: Values) => Promise<Partial<ContractState<Values>>>;
}

/** The payment that an address names, no longer than the contract allows; empty for none. */
export const paymentIn = (search: URLSearchParams): string => (search.get('payment') ?? '').slice(0, 64);

/** Cancelling or withdrawing: first the consequences are shown, then it is declared. */
export type ContractStore<Values extends ContractValues = ContractValues> = ReturnType<
  typeof createContractStore<Values>
>;

/** What visitors fill in, since they have no account by which a contract is known. */
export const byVisitor = ['name', 'email', 'payment'] as const;

/** A store that starts with the form. */
export function createContractStore<Values extends ContractValues>(
  app: AppContext,
  { empty: emptyValues, required, declare }: Kind<Values>,
) {
  const empty: ContractState<Values> = {
    step: 'form',
    values: emptyValues,
    fields: {},
    problem: null,
    pending: false,
    receivedAt: null,
    withdrawal: null,
    contracts: [],
    file: null,
  };
  const names = Object.keys(emptyValues) as (keyof Values & string)[];
  const state = proxy<ContractState<Values>>(structuredClone(empty));
  /** Members are known by their account; visitors may be asked by law for name, e-mail address and contract. */
  const needed = () => {
    const more = required(state.values);
    return app.session.state.user ? more : [...byVisitor, ...more];
  };

  const send = async (step: ContractStep['step'], next: ContractState<Values>['step']) => {
    if (state.pending) return;
    Object.assign(state, { pending: true, problem: null });
    const { payment, email, name } = state.values;
    const visitor = app.session.state.user === null && { email: canonicalEmail(email), name: name.trim() };
    try {
      const answer = await declare({ step, payment: payment.trim(), ...visitor }, state.values);
      Object.assign(state, answer, { step: next });
    } catch (error) {
      const errors = toFormErrors(error, names);
      // a field that was refused is in the form
      Object.assign(state, { fields: {}, ...errors }, errors.fields && { step: 'form' });
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

    change(values: Partial<Values>) {
      Object.assign(state.values, values);
      for (const name of Object.keys(values)) delete state.fields[name as keyof Values & string];
      state.problem = null;
    },

    /** Asks what would happen; nothing is declared yet. Gives back why it failed. */
    async ask(): Promise<FormErrors<keyof Values & string>> {
      const values = state.values as Readonly<Record<keyof Values & string, string>>;
      state.fields = requireFields(values, needed())?.fields ?? {};
      if (Object.keys(state.fields).length === 0) await send('ask', 'confirm');
      return { fields: state.fields, problem: state.problem };
    },

    /** Makes the declaration. */
    confirm: (): Promise<void> => send('confirm', 'done'),

    back() {
      Object.assign(state, { step: 'form', problem: null });
    },
  };
}
