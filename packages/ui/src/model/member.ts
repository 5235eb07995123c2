import type { Attribute, AttributeOption } from '@velluto/rules';
import type { Origin } from './origin.ts';
import type { PhotoSource } from './photo.ts';

/** A value of a list, or one that the site has added to it. The text of an added one comes from the site's catalog. */
export type OrOwn<Value extends string> = Value | (string & {});

/** Gender of a person; the text of a site's own one has the id `vl.Gender.<value>`. */
export type Gender = OrOwn<'male' | 'female'>;

/** Facts that a person gave about themselves; null or missing for those they left out. A site may have others. */
export type Attributes = { readonly [Name in Attribute]?: OrOwn<AttributeOption<Name>> | null } & {
  readonly [own: string]: string | null | undefined;
};

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

/** What a tile draws of a person. What may be left out is not drawn; who is behind the profile always is. */
export type TileMember = Pick<MemberSummary, 'id' | 'name' | 'age' | 'origin' | 'photo'> &
  Partial<Pick<MemberSummary, 'gender' | 'place' | 'language' | 'online' | 'numInterests' | 'likeNew'>>;

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

/** A person of the swipe game. What may be left out is not drawn. */
export interface SwipeMember extends Omit<TileMember, 'gender' | 'likeNew'> {
  /** What they write about themselves; the card shows the first lines. */
  aboutMe?: string;
  /** Ids of the interests that the reader has too. */
  sharedInterests?: readonly string[];
  /** Photos to step through, the main one first. The first locked one is the last step. */
  photos?: readonly PhotoSource[];
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
