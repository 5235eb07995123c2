/** The error of an operator's command that cannot be executed; the message says why and is shown in the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
