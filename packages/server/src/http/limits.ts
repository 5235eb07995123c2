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
  report: { max: 20, timeWindow: '10 minutes' },
  complain: { max: 5, timeWindow: '10 minutes' },
  getComplaint: { max: 30, timeWindow: '1 minute' },
  appeal: { max: 10, timeWindow: '10 minutes' },
  block: { max: 60, timeWindow: '10 minutes' },
  unblock: { max: 60, timeWindow: '10 minutes' },
  askReset: { max: 10, timeWindow: '10 minutes' },
  checkReset: { max: 30, timeWindow: '1 minute' },
  resetPassword: { max: 10, timeWindow: '1 minute' },
  changePassword: { max: 10, timeWindow: '1 minute' },
  startSecondFactor: { max: 10, timeWindow: '1 minute' },
  confirmSecondFactor: { max: 10, timeWindow: '1 minute' },
  endSecondFactor: { max: 10, timeWindow: '1 minute' },
  renewRecoveryCodes: { max: 10, timeWindow: '1 minute' },
  askMailChange: { max: 10, timeWindow: '10 minutes' },
  confirmMailChange: { max: 30, timeWindow: '1 minute' },
  undoMailChange: { max: 30, timeWindow: '1 minute' },
  unsubscribe: { max: 30, timeWindow: '1 minute' },
  openUnsubscribe: { max: 30, timeWindow: '1 minute' },
  updateNotifications: { max: 60, timeWindow: '1 minute' },
  askExport: { max: 10, timeWindow: '1 hour' },
  getExportFile: { max: 20, timeWindow: '10 minutes' },
  trackVisit: { max: 30, timeWindow: '1 minute' },
  deleteAccount: { max: 10, timeWindow: '10 minutes' },
  restoreAccount: { max: 30, timeWindow: '1 minute' },
  geocode: { max: 30, timeWindow: '1 minute' },
  uploadMessagePhoto: { max: 60, timeWindow: '10 minutes' },
  typing: { max: 120, timeWindow: '1 minute' },
  uploadPhoto: { max: 30, timeWindow: '10 minutes' },
  // each like rings with somebody
  like: { max: 60, timeWindow: '1 minute' },
  swipe: { max: 120, timeWindow: '1 minute' },
  getMatches: { max: 60, timeWindow: '1 minute' },
  withdraw: { max: 10, timeWindow: '10 minutes' },
  cancelPremium: { max: 10, timeWindow: '10 minutes' },
  getDiscountCode: { max: 30, timeWindow: '10 minutes' },
  updateWalletLimits: { max: 30, timeWindow: '10 minutes' },
  createPayment: { max: 30, timeWindow: '10 minutes' },
  startDirectDebit: { max: 10, timeWindow: '10 minutes' },
  resendDirectDebitCode: { max: 10, timeWindow: '10 minutes' },
  confirmDirectDebit: { max: 20, timeWindow: '10 minutes' },
  revokeMandate: { max: 20, timeWindow: '10 minutes' },
};

/** How often one address may call an operation. */
export function limitOf(operation: OperationId): Limit {
  return special[operation] ?? usual;
}
