'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import * as styles from './LanderPhoto.css.ts';

/** A person on a landing page. */
export type LanderMember = Pick<MemberSummary, 'id' | 'name' | 'age' | 'origin' | 'place' | 'photo'>;

export interface LanderPhotoProps extends RootProps<'figure'> {
  /** The person; without a photo a figure with the initials is shown. */
  member: LanderMember;
  /** Position of the name: on the picture, below it, or on a strip of paper over its lower edge. */
  caption?: keyof typeof styles.caption;
  /** Shows the place too. */
  place?: boolean;
  /** CSS `sizes`; `6rem` loads the small picture of lists. */
  sizes: string;
  /** In the first view: loaded early. */
  priority?: boolean;
}

/**
 * A person's picture with the name and, for fictional profiles, the badge that says so.
 *
 * @part mark - the label of a fictional profile
 */
export function LanderPhoto({
  member,
  caption = 'on',
  place = false,
  sizes,
  priority,
  className,
  ...rest
}: LanderPhotoProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const { name, age, origin, photo } = member;
  const mark = origin !== 'member' && (
    <span data-part="mark" className={styles.mark}>
      <OriginMark origin={origin} {...originTexts(origin)} background={caption === 'on' ? 'photo' : 'page'} />
    </span>
  );
  return (
    <figure {...rest} className={cx('vl-LanderPhoto', styles.root, className)}>
      <div className={styles.picture}>
        <Photo
          photo={photo}
          name={name}
          alt={t(memberWords.photoAlt({ name }))}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <figcaption className={styles.caption[caption]}>
        {caption === 'on' && mark}
        <span dir="auto" translate="no">
          {name}
        </span>
        <span>, </span>
        <span>{age}</span>
        {place && member.place && <span className={styles.place}>{member.place}</span>}
        {caption !== 'on' && mark}
      </figcaption>
    </figure>
  );
}
