import type { ReactNode } from 'react';
import { Accordion } from '../../base/Accordion/Accordion.tsx';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './FaqList.css.ts';

export interface FaqItem {
  /** Unique in the page: an address can end in `#id`. */
  id: string;
  /** The question. */
  question: string;
  /** The answer. */
  answer: ReactNode;
}

export interface FaqListProps extends RootProps<'div'> {
  /** Most frequent questions first. Renders nothing for an empty list. */
  items: readonly FaqItem[];
  /** `id` of the item that is open at first. */
  openId?: string;
}

/** Questions that open their answers in place. The browser's search finds and opens closed answers. */
export const FaqList = ({ items, openId, className, ...rest }: FaqListProps) =>
  items.length === 0 ? null : (
    <div {...rest} className={cx('vl-FaqList', styles.root, className)}>
      <Accordion
        items={items.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        openId={openId}
      />
    </div>
  );
