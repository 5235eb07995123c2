import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { FilmstripVariant } from './FilmstripVariant.tsx';
import { PostcardVariant } from './PostcardVariant.tsx';
import { PosterVariant } from './PosterVariant.tsx';
import type { MemberLandingContent } from './variant-parts.tsx';

export interface MemberLandingProps extends MemberLandingContent, RootProps<'section'> {
  /** Number of the variant, from the route: `landing` (1), `landing2` (2), `landing3` (3). */
  variant: keyof typeof variants;
}

const variants = { 1: PosterVariant, 2: PostcardVariant, 3: FilmstripVariant };

/** Landing page of one member: a poster (1), a postcard to write (2), a strip of photos (3). */
export const MemberLanding = ({
  variant,
  member,
  warning,
  minAge,
  messageCredits,
  signupHref,
  onSignUp,
  loginHref,
  className,
  ...rest
}: MemberLandingProps) => {
  const Variant = variants[variant];
  const content = { member, warning, minAge, messageCredits, signupHref, onSignUp, loginHref };
  return <Variant {...rest} className={cx('vl-MemberLanding', className)} content={content} />;
};
