import { Fragment, type ReactNode } from 'react';

/** A user name or an e-mail address that may go on in the next line after its dots and signs, not only between any two letters. */
export const breakable = (text: string): ReactNode =>
  text.split(/(?<=[._@-])(?=\p{L}|\d)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
