import type { Messages } from '@lingui/core';
import type { MessageId } from './message-ids.ts';

/** Lists of values that a site may add to. */
export type OpenList =
  | 'Attribute'
  | 'DiscountReason'
  | 'FitReason'
  | 'Gender'
  | 'Interest'
  | 'LookingFor'
  | 'Notification'
  | 'PaymentMethod'
  | 'Sexuality';

/** Id of the text of a value that a site has added: `vl.Interest.chess`. */
export type OwnValueId = `vl.${OpenList}.${string}`;

/**
 * Texts of a site by their ids: messages of a compiled catalog, or plain text with values in braces as in the original
 * (`Write to {name}`). An id that the package does not have does not compile.
 */
export type Copy = { readonly [Id in MessageId | OwnValueId]?: Messages[string] };

/**
 * A catalog with some texts replaced or added. The given catalog stays as it is, unlike with `i18n.load`, which writes a
 * second catalog into the first.
 */
export function withCopy(messages: Messages, copy: Copy): Messages {
  const replacements = Object.entries(copy).flatMap(([id, message]) =>
    message === undefined ? [] : [[id, compiled(message)]],
  );
  return { ...messages, ...Object.fromEntries(replacements) };
}

/** Lingui does not compile messages in production, so plain text is split into text and names of values here. */
const compiled = (message: Messages[string]): Messages[string] =>
  typeof message === 'string'
    ? message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part))
    : message;
