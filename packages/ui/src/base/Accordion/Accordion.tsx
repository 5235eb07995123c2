import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the page: an address can end in `#id`. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  /** Nothing is drawn without any. */
  items: readonly AccordionItem[];
  /** The one that is open from the start. */
  openId?: string;
}

/**
 * Titles that open what is below them, in place. The browser's own `details`: works before any script has come, and the
 * search in the page finds and opens closed ones.
 */
export const Accordion = ({ items, openId }: AccordionProps) =>
  items.length === 0 ? null : (
    <div data-component="Accordion" className={styles.root}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} open={id === openId} className={styles.item}>
          <summary className={styles.title}>
            <span className={styles.words}>{title}</span>
            <span className={styles.sign}>
              <Icon shape={icons.chevronDown} size="s" />
            </span>
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  );
