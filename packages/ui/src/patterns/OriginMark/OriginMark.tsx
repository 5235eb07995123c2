import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { Origin } from '../../model/origin.ts';
import { FictionalIcon } from './FictionalIcon.tsx';
import * as styles from './OriginMark.css.ts';

export interface OriginMarkProps extends RootProps<'span'> {
  /** Who is behind the person, message or like. Renders nothing for a member. */
  origin: Origin;
  /** The site's label for such a profile: "Demo". */
  label: string;
  /** The whole sentence, for screen readers. */
  description?: string;
  /** The background it lies on. */
  background?: keyof typeof styles.background;
}

/** Icon and label that mark every profile, message or like that is not from a private member. */
export const OriginMark = ({
  origin,
  label,
  description,
  background = 'page',
  className,
  ...rest
}: OriginMarkProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('OriginMark', { background }, styles);
  return origin === 'member' ? null : (
    <span
      data-origin={origin}
      {...rest}
      className={cx('vl-OriginMark', styles.root, styles.background[background], className)}
    >
      <FictionalIcon className={styles.sign} />
      <span aria-hidden={description !== undefined} className={styles.word}>
        {label}
      </span>
      {description !== undefined && <VisuallyHidden>{description}</VisuallyHidden>}
    </span>
  );
};
