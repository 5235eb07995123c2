import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { Origin } from '../../model/origin.ts';
import { FictionalIcon } from './FictionalIcon.tsx';
import * as styles from './OriginMark.css.ts';

export interface OriginMarkProps extends RootProps<'span'> {
  /** Who is behind the person, message or like. Renders nothing for a member. */
  origin: Origin;
  /** The site's label for such a profile, and who answers: "Demo · AI". */
  label: string;
  /** The label alone, for tiles and pictures with less than 14rem for it: an icon beside it says who answers. */
  shortLabel?: string;
  /** The whole sentence, for screen readers. */
  description?: string;
  /** The background it lies on. */
  background?: keyof typeof styles.background;
}

/**
 * Icon and label that mark every profile, message or like that is not from a private member.
 *
 * @part short - what a narrow tile or picture shows in place of the label
 */
export const OriginMark = ({
  origin,
  label,
  shortLabel,
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
      <span
        aria-hidden={description !== undefined}
        className={shortLabel === undefined ? styles.word : styles.whole}
      >
        {label}
      </span>
      {shortLabel !== undefined && (
        <span aria-hidden data-part="short" className={styles.short}>
          <span className={styles.word}>{shortLabel}</span>
          <Icon shape={origin === 'operator' ? icons.team : icons.robot} className={styles.answers} />
        </span>
      )}
      {description !== undefined && <VisuallyHidden>{description}</VisuallyHidden>}
    </span>
  );
};
