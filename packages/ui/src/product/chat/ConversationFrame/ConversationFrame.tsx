import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import * as styles from './ConversationFrame.css.ts';

export interface ConversationFrameProps extends RootProps<'div'> {
  /** `ConversationList`, beside the conversation on wide screens only. */
  list: ReactNode;
  /** `ChatTopBar`. */
  top: ReactNode;
  /** `MessageList`. */
  messages: ReactNode;
  /** `Composer`. */
  composer: ReactNode;
}

/**
 * A conversation that fills the window, or what `ChatLayout` leaves of it; from 992 px on with the list of all conversations
 * beside it. In a part of a page that has a height of its own, give it `style={{ blockSize: '100%' }}`.
 *
 * @part conversation - bar, messages and text box
 */
export const ConversationFrame = ({
  list,
  top,
  messages,
  composer,
  className,
  ...rest
}: ConversationFrameProps) => (
  <div {...rest} className={cx('vl-ConversationFrame', styles.root, className)}>
    <div className={styles.list}>{list}</div>
    <div data-part="conversation" className={styles.conversation}>
      {top}
      {messages}
      {composer}
    </div>
  </div>
);
