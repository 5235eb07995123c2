/** What was asked for cannot be done; the message is for the person who asked. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
