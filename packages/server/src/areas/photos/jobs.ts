import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import { removePhotoFiles } from './storage.ts';

/** The handler of each kind of job of `photos`. */
export const handlers = {
  'photo.remove': removePhotoFiles,
} satisfies Partial<JobHandlers<Context>>;
