/** A reason why the product cannot start: one clear sentence on what to do. It is printed alone, and the exit code is 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why the system refused something, in its own word (`ENOENT`). */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error;

/** What an error says; one of several addresses that were tried has no words of its own. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(codeOf(error));
