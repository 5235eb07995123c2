import { Fragment, type ReactNode } from 'react';

/** A user name or an e-mail address that may go on in the next line after its dots and signs, not only between any two letters. */
export function breakable(text: string): ReactNode {
  const parts = text.split(/(?<=[._@-])(?=\p{L}|\d)/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
