import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the page: an address can end in `#id`. */
  id: string;
  /** The words of the button that opens the part. */
  title: string;
  /** The part that is opened. */
  content: ReactNode;
}

export interface AccordionProps extends RootProps<'div'> {
  /** An empty list renders nothing. */
  items: readonly AccordionItem[];
  /** `id` of the item that is open at first. */
  openId?: string;
}

/**
 * Titles that open the content below them. Made of `details`, so it works before any script has loaded, and the browser's
 * search in the page finds and opens closed items.
 *
 * @part item - one title with its content
 * @part title - the title, which opens the content
 * @part content - the content of an item
 */
export const Accordion = ({ items, openId, className, ...rest }: AccordionProps) =>
  items.length === 0 ? null : (
    <div {...rest} className={cx('vl-Accordion', styles.root, className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} open={id === openId} data-part="item" className={styles.item}>
          <summary data-part="title" className={styles.title}>
            <span className={styles.text}>{title}</span>
            <span className={styles.sign}>
              <Icon shape={icons.chevronDown} size="s" />
            </span>
          </summary>
          <div data-part="content" className={styles.body}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
