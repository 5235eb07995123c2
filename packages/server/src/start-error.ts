/** A reason why the product cannot start: one clear sentence on what to do. It is printed alone, and the exit code is 1. */
export class StartError extends Error {
  override name = 'StartError';
}
