'use client';

import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import type { Origin } from '../../../model/origin.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';

export interface FictionalBadgeProps extends RootProps<'span'> {
  /** Kind of profile. Renders nothing for a member. */
  origin: Origin;
  /** What the badge stands on. */
  background?: 'photo' | 'page';
}

/** Marks profiles that are not private members, with the site's label (`fictional.label` of the provider) and who answers. */
export const FictionalBadge = ({ origin, background, className, ...rest }: FictionalBadgeProps) => (
  <OriginMark
    {...useOriginTexts()(origin)}
    {...rest}
    origin={origin}
    background={background}
    className={cx('vl-FictionalBadge', className)}
  />
);
