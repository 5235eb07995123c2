'use client';

import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { about } from '../../../i18n/messages/profiles/profile.ts';
import * as styles from './AboutBlock.css.ts';
import { splitQuote } from './split-quote.ts';

export interface AboutBlockProps extends RootProps<'section'> {
  /** Name of the person. */
  name: string;
  /** What the person wrote; may be empty. */
  text: string;
}

/** Texts longer than this, in characters, are truncated after six lines until they are opened. */
const foldFrom = 420;

/** A person's text about themselves: the first sentence as a quotation, the rest below. */
export function AboutBlock({ name, text, className, ...rest }: AboutBlockProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { quote, rest: body } = splitQuote(text);
  const isLong = body.length > foldFrom;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-AboutBlock', styles.root, className)}>
      <Heading id={id} level={2} size="l">
        {t(about.title({ name }))}
      </Heading>
      {quote && (
        <blockquote dir="auto" className={styles.quote}>
          <q>{quote}</q>
        </blockquote>
      )}
      {body && (
        <p dir="auto" id={`${id}-text`} className={cx(styles.text, isLong && !open && styles.folded)}>
          {body}
        </p>
      )}
      {isLong && (
        <div>
          <TextButton
            strong
            aria-expanded={open}
            aria-controls={`${id}-text`}
            onClick={() => setOpen(shown => !shown)}
          >
            {t(open ? about.less : about.more)}
          </TextButton>
        </div>
      )}
      {!quote && !body && <p className={styles.empty}>{t(about.empty({ name }))}</p>}
    </section>
  );
}
