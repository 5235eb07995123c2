import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import { locateMember } from './location.ts';

/** Deletes each night what has expired. */
export { cleanUpViews } from './views/profile-views.ts';

/** The handler of each kind of job of `profiles`. */
export const handlers = {
  'member.locate': locateMember,
} satisfies Partial<JobHandlers<Context>>;
