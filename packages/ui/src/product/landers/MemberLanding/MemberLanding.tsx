import { FilmstripVariant } from './FilmstripVariant.tsx';
import { PostcardVariant } from './PostcardVariant.tsx';
import { PosterVariant } from './PosterVariant.tsx';
import type { MemberLandingProps } from './variant-parts.tsx';

export type { MemberLandingProps } from './variant-parts.tsx';

const variants = { 1: PosterVariant, 2: PostcardVariant, 3: FilmstripVariant };

/** Landing page of one member: a poster (1), a postcard to write (2), a strip of photos (3). */
export const MemberLanding = ({
  variant,
  ...props
}: MemberLandingProps & {
  /** Number of the variant, from the route: `landing` (1), `landing2` (2), `landing3` (3). */
  variant: keyof typeof variants;
}) => {
  const Variant = variants[variant];
  return <Variant {...props} />;
};
