/** What an operator asked for cannot be done; the message says why, for the person at the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
