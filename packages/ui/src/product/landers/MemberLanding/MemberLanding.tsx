import type { MemberProfile } from '../../../model/member.ts';
import { MemberCard } from './MemberCard.tsx';
import { MemberPoster } from './MemberPoster.tsx';
import { MemberStrip } from './MemberStrip.tsx';

export interface MemberLandingProps {
  /** Whose page it is, as visitors may see it: locked photos come as small stand-ins. */
  member: Pick<
    MemberProfile,
    'id' | 'name' | 'age' | 'origin' | 'place' | 'photo' | 'photos' | 'aboutMe' | 'interests'
  >;
  /** The site's own warning about fictional profiles; ours when left out. */
  warning?: string;
  /** From which age one may join, in years. */
  minAge: number;
  /** What each message after the first costs. */
  messageCredits: number;
  /** The sign-up tied to this person. */
  signupHref: string;
  /** Begins the sign-up in place, with the first message if one was written. */
  onSignUp?: (event: { message: string }) => void;
  loginHref: string;
}

const variants = { 1: MemberPoster, 2: MemberCard, 3: MemberStrip };

/** Landing page of one member: a poster (1), a postcard to write (2), a strip of photos (3). */
export const MemberLanding = ({
  variant,
  ...props
}: MemberLandingProps & {
  /** Which of the three routes: `landing`, `landing2`, `landing3`. */
  variant: keyof typeof variants;
}) => {
  const Variant = variants[variant];
  return <Variant {...props} />;
};
