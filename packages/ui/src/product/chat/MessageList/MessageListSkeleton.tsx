import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MessageList.css.ts';

const lines = [
  { width: '14rem', mine: false },
  { width: '9rem', mine: false },
  { width: '16rem', mine: true },
  { width: '11rem', mine: false },
];

/** The shape of a conversation while it loads. */
export const MessageListSkeleton = ({ label }: { label: string }) => (
  <div className={styles.day}>
    <VisuallyHidden>
      <Spinner label={label} />
    </VisuallyHidden>
    {lines.map(({ width, mine }) => (
      <div key={width} className={mine ? styles.skeletonOwn : styles.item}>
        <Skeleton width={width} height="2.75rem" radius="control" />
      </div>
    ))}
  </div>
);
