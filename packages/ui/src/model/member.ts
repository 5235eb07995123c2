import type { Attributes } from '@velluto/rules';
import type { Origin } from './origin.ts';
import type { PhotoSource } from './photo.ts';

export type Gender = 'male' | 'female';

/** A photo of a profile. Others see only photos with the status `active`. */
export interface MemberPhoto extends PhotoSource {
  id: string;
  status: 'active' | 'pending' | 'rejected';
}

/** Another person, as lists and tiles show them. */
export interface MemberSummary {
  id: string;
  name: string;
  age: number;
  gender: Gender;
  /** Who is behind the profile: a private member, or the site. */
  origin: Origin;
  /** Place of residence, ready to show: `Milano`. */
  place: string | null;
  /** Language they write, ISO 639: `it`. */
  language: string;
  online: boolean;
  premium: boolean;
  photo: PhotoSource | null;
  numPhotos: number;
  numInterests: number;
  /** They like the reader, who has not seen that yet. */
  likeNew: boolean;
  /** The reader likes them. */
  liked: boolean;
}

/** Another person, with everything that their profile page shows. */
export interface MemberProfile extends MemberSummary {
  aboutMe: string;
  /** Ids; the components translate them. */
  interests: readonly string[];
  /** Ids of the interests that the reader has too. */
  sharedInterests: readonly string[];
  attributes: Attributes;
  /** The main one first. */
  photos: readonly MemberPhoto[];
  likedMe: boolean;
  matched: boolean;
  /** Id of the conversation with the reader, when there is one. */
  conversationId: string | null;
  /** ISO 8601; null when it is not shown. */
  lastActiveAt: string | null;
}

/** The reader's own profile, with everything they can edit. */
export interface OwnProfile {
  id: string;
  name: string;
  age: number;
  gender: Gender;
  /** ISO 3166. */
  country: string;
  /** Id of the region. */
  region: string | null;
  city: string | null;
  /** Ready to show. */
  place: string | null;
  aboutMe: string;
  interests: readonly string[];
  attributes: Attributes;
  /** The main one first. */
  photos: readonly MemberPhoto[];
  maxPhotos: number;
}
