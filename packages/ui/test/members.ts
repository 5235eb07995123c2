import type { Like } from '../src/model/like.ts';
import type { MemberPhoto, MemberProfile, MemberSummary } from '../src/model/member.ts';
import type { PhotoSource } from '../src/model/photo.ts';
import type { ProfileView } from '../src/model/profile-view.ts';
import type { Viewer } from '../src/model/viewer.ts';
import { lockedPhoto, portrait } from './photos.ts';
import portraits from './portraits/portraits.json' with { type: 'json' };
import { sample } from './samples/sample.ts';

/** Sixty letters without a space, to test that no layout breaks. */
export const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

type Row = [name: string, gender: 'female' | 'male', place: string, language: string];

// In the order of the portraits, which say for what age they were made.
const rows: Row[] = [
  ['Marta', 'female', 'Milano', 'it'],
  ['Ines', 'female', 'Como', 'en'],
  ['Bianca', 'female', 'Varese', 'it'],
  ['Luca', 'male', 'Bergamo', 'it'],
  ['Elena', 'female', 'Brescia', 'it'],
  ['Davide', 'male', 'Monza', 'it'],
  ['Giulia', 'female', 'Monza', 'it'],
  ['Karim', 'male', 'Milano', 'pl'],
  ['Chiara', 'female', 'Milano', 'en'],
  ['Tommaso', 'male', 'Lodi', 'it'],
  ['Vera', 'female', 'Como', 'it'],
  ['Omar', 'male', 'Lodi', 'it'],
  ['Sofia', 'female', 'Pavia', 'it'],
  ['Nives', 'female', 'Trento', 'it'],
  ['Alessia', 'female', 'Lecco', 'en'],
  ['Valentina', 'female', 'Milano', 'it'],
  ['Francesca', 'female', 'Bergamo', 'it'],
  ['Anna-Lena', 'female', 'Como', 'de'],
];

/** A portrait whose declared size is that of real photos, so that lists may double it. */
const large = (index: number): PhotoSource => ({ ...portrait(index), width: 960, height: 1200 });

/** One of eighteen members for stories; from 18 on they repeat with other ids. */
export function member(index: number, change: Partial<MemberSummary> = {}): MemberSummary {
  const at = index % rows.length;
  const [name, gender, place, language] = rows[at] ?? ['Marta', 'female', 'Milano', 'it'];
  return {
    id: `member-${index}`,
    name,
    age: portraits[at]?.age ?? 34,
    gender,
    origin: index % 5 === 4 ? 'system' : 'member',
    place: sample(place),
    language,
    online: index % 3 === 0,
    premium: index % 4 === 0,
    photo: large(index),
    numPhotos: (index * 3) % 7,
    numInterests: (index * 5 + 2) % 21,
    likeNew: index % 6 === 1,
    liked: false,
    ...change,
  };
}

/** Members `0` to `count - 1`. */
export const members = (count: number): MemberSummary[] =>
  Array.from({ length: count }, (_, index) => member(index));

/** Photos of one person: first `open` visible ones, then `locked` locked ones. */
export const photosOf = (index: number, open: number, locked = 0): MemberPhoto[] =>
  Array.from({ length: open + locked }, (_, position) => ({
    ...(position < open ? large(index + position) : lockedPhoto),
    id: `photo-${position}`,
    status: 'active' as const,
  }));

/** A member as their page shows them. */
export const profile = (index: number, change: Partial<MemberProfile> = {}): MemberProfile => ({
  ...member(index),
  aboutMe: sample(
    'I am looking for someone to miss a train with. I bake bread at night, know three chords on the piano and always take the window seat.',
  ),
  interests: [
    'cinema',
    'travelling',
    'theatre',
    'reading',
    'sea',
    'cooking',
    'music',
    'museums',
    'languages',
    'coffee',
  ],
  sharedInterests: ['cinema', 'travelling'],
  attributes: {
    relationship_status: 'single',
    body_type: 'average',
    hair_colour: 'black',
    eye_colour: 'brown',
    drinks: 'socially',
  },
  photos: photosOf(index, 3, 3),
  likedMe: false,
  matched: false,
  conversationId: null,
  lastActiveAt: '2026-11-21T17:30:00Z',
  ...change,
});

/** A like for stories; higher numbers up to 14 are older. */
export const like = (index: number, change: Partial<Like> = {}): Like => ({
  id: `like-${index}`,
  likeNew: false,
  state: 'received',
  likedAt: `2026-11-${String(20 - (index % 15)).padStart(2, '0')}T18:00:00Z`,
  origin: member(index).origin,
  member: member(index),
  ...change,
});

/** A view of the reader's profile, for stories; higher numbers up to 14 are older. */
export const profileView = (index: number, change: Partial<ProfileView> = {}): ProfileView => ({
  viewedAt: `2026-11-${String(21 - (index % 15)).padStart(2, '0')}T16:42:00Z`,
  origin: member(index).origin,
  member: member(index),
  ...change,
});

/** The signed-in person. */
export const viewer = (change: Partial<Viewer> = {}): Viewer => ({
  id: 'viewer',
  name: 'Ilaria',
  photo: portrait(16),
  paid: true,
  credits: 4,
  unread: 3,
  newLikes: 120,
  ...change,
});
