/** An operator's command cannot be executed; the message explains why, for the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
