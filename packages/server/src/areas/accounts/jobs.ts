import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import { remindToConfirm } from './activation.ts';
import { sendReset } from './password-reset.ts';
import { sendWelcomeOffer } from './welcome.ts';

/** Deletes each night what has expired. */
export { cleanUpAccounts } from './cleanup.ts';

/** The handler of each kind of job of `accounts`. */
export const handlers = {
  'reminders.confirm': remindToConfirm,
  'promotion.welcome': sendWelcomeOffer,
  'accounts.reset': sendReset,
} satisfies Partial<JobHandlers<Context>>;
