import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the page: an address can end in `#id`. */
  id: string;
  /** The words of the button that opens the part. */
  title: string;
  /** The part that is opened. */
  content: ReactNode;
}

export interface AccordionProps {
  /** An empty list renders nothing. */
  items: readonly AccordionItem[];
  /** `id` of the item that is open at first. */
  openId?: string;
}

/**
 * Titles that open the content below them. Made of `details`, so it works before any script has loaded, and the browser's
 * search in the page finds and opens closed items.
 */
export const Accordion = ({ items, openId }: AccordionProps) =>
  items.length === 0 ? null : (
    <div data-component="Accordion" className={styles.root}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} open={id === openId} className={styles.item}>
          <summary className={styles.title}>
            <span className={styles.text}>{title}</span>
            <span className={styles.sign}>
              <Icon shape={icons.chevronDown} size="s" />
            </span>
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  );
