import type { OperationId } from './types.ts';

/** Calls one address may make within a time. */
export interface Limit {
  max: number;
  timeWindow: string;
}

const usual: Limit = { max: 600, timeWindow: '1 minute' };

/** Calls that are worth guessing with, or that cost work or mails. */
const special: Partial<Record<OperationId, Limit>> = {
  login: { max: 20, timeWindow: '1 minute' },
  signup: { max: 10, timeWindow: '10 minutes' },
  checkSignup: { max: 60, timeWindow: '1 minute' },
  activate: { max: 30, timeWindow: '1 minute' },
  resendActivation: { max: 5, timeWindow: '10 minutes' },
  block: { max: 60, timeWindow: '10 minutes' },
  unblock: { max: 60, timeWindow: '10 minutes' },
  unsubscribe: { max: 30, timeWindow: '1 minute' },
  openUnsubscribe: { max: 30, timeWindow: '1 minute' },
  updateNotifications: { max: 60, timeWindow: '1 minute' },
  geocode: { max: 30, timeWindow: '1 minute' },
  uploadPhoto: { max: 30, timeWindow: '10 minutes' },
  createPayment: { max: 30, timeWindow: '10 minutes' },
};

/** How often one address may call an operation. */
export function limitOf(operation: OperationId): Limit {
  return special[operation] ?? usual;
}
