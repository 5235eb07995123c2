/** An error that keeps the product from starting. Its message is one clear sentence on what to do; it is printed alone, and the exit code is 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system error, such as `ENOENT`; other errors themselves. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error;

/** The message of an error, or its code: the error of a host with several addresses has no message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || String(codeOf(error));
