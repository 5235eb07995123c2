import type { ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import * as styles from './FaqList.css.ts';

export interface FaqItem {
  /** Unique in the page: an address can end in `#id`. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface FaqListProps {
  /** Those asked most first. Nothing is drawn without any. */
  items: readonly FaqItem[];
  /** The one that is open from the start. */
  openId?: string;
}

/** Questions that open their answers in place. The browser's own search finds and opens closed ones. */
export const FaqList = ({ items, openId }: FaqListProps) =>
  items.length === 0 ? null : (
    <div data-component="FaqList" className={styles.root}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} open={id === openId} className={styles.item}>
          <summary className={styles.question}>
            <span className={styles.words}>{question}</span>
            <span className={styles.sign}>
              <Icon shape={icons.chevronDown} size="s" />
            </span>
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
