import type { OperationId, SuccessBody } from '@velluto/api-client';
import { contractOperation } from '@velluto/api-client/contract';
import type { Caller, CallInput } from './backend.ts';
import type { Member } from './members.ts';
import type { Report } from './report.ts';

/** An origin that no backend allows (RFC 2606). */
export const ELSEWHERE = 'https://conformance.invalid';

/** Who is behind a profile, as the contract names it. */
export type Origin = SuccessBody<'getMember'>['profile']['origin'];

/** A profile of which the person who runs the kit knows who is behind it. */
export interface KnownProfile {
  /** Id of the profile. */
  profile: string;
  origin: Origin;
}

/** What the checks of a run work with. */
export interface World {
  report: Report;
  /** Somebody without a session. */
  visitor: Caller;
  /** Up to three members: two who write to each other, and a third. */
  members: readonly Member[];
  /** Profiles whose origin is known. */
  known: readonly KnownProfile[];
  /** Whether the backend is reached over HTTPS. */
  secure: boolean;
  /** A new id, for keys and for things that do not exist. */
  newId: () => string;
}

/** Calls that are not carried out, because of what they would do on a backend that is in use. */
const withheld: Partial<Record<OperationId, string>> = {
  signup: 'it would make an account with the address of the example',
  resendActivation: 'it would send a mail',
  askReset: 'it would send a mail',
  askMailChange: 'it would send a mail',
  report: 'it would write to moderators',
  complain: 'it would write to moderators',
  appeal: 'it would write to moderators',
  withdraw: 'it would write to the support',
  cancelPremium: 'it would write to the support',
  startDirectDebit: 'it would order a debit',
  completeAgeCheck: 'it would need a token of the provider of proofs of age',
  paymentWebhook: 'it is for the payment provider',
  withdrawConsent: 'it would hide the account from the rest of the run',
  logout: 'it is checked at the end',
  createPayment: 'it is checked with its key',
  sendMessage: 'it is checked with its key',
  events: 'it is checked as a stream',
};
/** Calls that only accounts of the run make: they change the account, decide about people, or guess a password. */
const onlyMade = new Set<OperationId>([
  'updateUser',
  'updateProfile',
  'updatePreferences',
  'updatePrivacy',
  'updateNotifications',
  'updateWalletLimits',
  'acceptTerms',
  'changePassword',
  'endSession',
  'startSecondFactor',
  'confirmSecondFactor',
  'endSecondFactor',
  'renewRecoveryCodes',
  'deleteAccount',
  'askExport',
  'takeDeleteDiscount',
  'swipe',
  'undoSwipe',
  'autoLike',
  'uploadPhoto',
  'uploadMessagePhoto',
]);

/** Why this member does not carry out an operation; undefined where they do. */
export function reasonToWithhold(id: OperationId, member: Member | undefined): string | undefined {
  if (onlyMade.has(id) && !member?.made) return 'the account was not made for this run';
  return withheld[id];
}

/** An id as the contract's examples have them. */
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The example request of an operation with every id in it replaced. */
export function withIds(id: OperationId, replace: (field: string, example: string) => string): CallInput {
  const { query, bodies } = contractOperation(id);
  const entries = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        typeof value === 'string' && idForm.test(value) ? replace(field, value) : value,
      ]),
    );
  const [body] = Object.values(bodies);
  return { query: entries(query), ...(body && { body: entries(body) }) };
}
