/** A part that lets others get an idea of a member. */
export type ProfilePart = 'photo' | 'about' | 'place' | 'interests';

/** What `missingParts` looks at. */
export interface ProfileParts {
  /** All photos of the member. */
  photos: readonly { status: 'active' | 'pending' | 'rejected' }[];
  /** The text about oneself. */
  aboutMe: string;
  /** The town; null when it was left out. */
  city: string | null;
  /** Ids of the chosen interests. */
  interests: readonly string[];
}

/**
 * The parts that a profile has not yet, the most helpful one first. A photo that waits for approval counts, a refused
 * one does not. Facts such as the colour of the hair are no part: leaving them out is an answer too.
 */
export function missingParts({ photos, aboutMe, city, interests }: ProfileParts): ProfilePart[] {
  const missing: Record<ProfilePart, boolean> = {
    photo: photos.every(({ status }) => status === 'rejected'),
    about: aboutMe.trim() === '',
    interests: interests.length === 0,
    place: !city?.trim(),
  };
  return (['photo', 'about', 'interests', 'place'] as const).filter(part => missing[part]);
}
