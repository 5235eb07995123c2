'use client';

import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import type { Offer } from '../../../model/offer.ts';
import * as styles from './Ticket.css.ts';
import { type TicketAction, TicketContext, type TicketTexts } from './ticket-context.ts';

interface TicketRootProps extends TicketAction, RootProps<'article'> {
  /** The package. */
  offer: Offer;
  /** What its parts say. */
  texts: TicketTexts;
  /** The parts. */
  children: ReactNode;
}

/**
 * The article around the parts of a credit or premium package, shaped like a ticket; only edge and ribbon have the colour
 * of the tone.
 */
export function TicketRoot({
  offer,
  texts,
  href,
  onChoose,
  emphasis = false,
  selected = false,
  pending = false,
  unavailable = false,
  children,
  className,
  ...rest
}: TicketRootProps) {
  const id = useId();
  const ids = { amount: `${id}-amount`, unit: `${id}-unit` };
  const action = { href, onChoose, emphasis, selected, pending, unavailable };
  return (
    <article
      data-tone={offer.tone}
      aria-labelledby={`${ids.amount} ${ids.unit}`}
      {...rest}
      className={cx(
        'vl-Ticket',
        styles.root,
        styles.tone[offer.tone],
        selected && styles.selected,
        unavailable && styles.unavailable,
        className,
      )}
    >
      <span aria-hidden data-part="edge" className={styles.edge} />
      <TicketContext value={{ offer, texts, action, ids }}>{children}</TicketContext>
    </article>
  );
}
