import type { ProfilePart } from '@velluto/rules';
import type { Like } from '../../../packages/ui/src/model/like.ts';
import type { FinderAnswers, FinderResult, FitReason } from '../../../packages/ui/src/model/match-finder.ts';
import type {
  Attributes,
  MemberPhoto,
  MemberProfile,
  MemberSummary,
  SwipeMember,
} from '../../../packages/ui/src/model/member.ts';
import type { FictionalCounts } from '../../../packages/ui/src/model/origin.ts';
import type { PhotoSource } from '../../../packages/ui/src/model/photo.ts';
import type { ProfileView } from '../../../packages/ui/src/model/profile-view.ts';
import type { FilterToRelax, SearchFilters } from '../../../packages/ui/src/model/search.ts';
import type { Viewer } from '../../../packages/ui/src/model/viewer.ts';
import type { ArtPerson } from '../../../packages/ui/src/patterns/EmptyArt/EmptyArt.tsx';
import type { TilePicture } from '../../../packages/ui/src/patterns/PersonTile/PersonTile.tsx';
import type { PhotoUpload } from '../../../packages/ui/src/product/accounts/PhotoDropzone/PhotoDropzone.tsx';
import type { SignupPreview } from '../../../packages/ui/src/product/accounts/SignupSteps/SignupIntroductionStep.tsx';
import type { Upload } from '../../../packages/ui/src/product/profiles/OwnPhotoTile/UploadTile.tsx';
import type { ProfileDraft } from '../../../packages/ui/src/product/profiles/ProfileForm/ProfileForm.tsx';
import type { PartnerAd } from '../../../packages/ui/src/product/search/PartnerTiles/PartnerTiles.tsx';
import {
  like,
  longName,
  member,
  members,
  photosOf,
  profile,
  profileView,
  viewer,
} from '../../../packages/ui/test/members.ts';
import { landscapePhoto, lockedPhoto, missingPhoto, portrait } from '../../../packages/ui/test/photos.ts';
import { of, type PresetsByType } from './preset.ts';

const summaries = of<MemberSummary>({
  'A member': member(0),
  'Likes you': member(1),
  'Fictional profile': member(4),
  'Without a photo': member(2, { photo: null }),
  'Locked photo': member(2, { photo: lockedPhoto }),
  'Very long name': member(2, { name: longName }),
});
const swiped = of<SwipeMember>({
  'Own words and photos': { ...profile(0), photos: photosOf(0, 4) },
  'Neither words nor photos': member(0),
  'Without a photo': member(2, { photo: null }),
  'Very long name': member(2, { name: longName }),
});
const lists = of<MemberSummary[]>({ None: [], Three: members(3), Twelve: members(12) });
const profiles = of<MemberProfile>({
  'A member': profile(0),
  'Fictional profile': profile(4, { origin: 'ai' }),
  'Without photos': profile(2, { photo: null, photos: [] }),
  'Very long name': profile(2, { name: longName }),
});
const profilesOf = (count: number) => Array.from({ length: count }, (_, index) => profile(index));
const emptyAnswers: FinderAnswers = {
  gender: null,
  ages: null,
  distance: null,
  relation: null,
  interests: [],
  drinks: null,
  bodyType: null,
};
const [firstPhoto, lockedOne] = photosOf(6, 1, 1);
const reasons = of<FitReason[]>({
  None: [],
  'One that counts': [{ kind: 'sharedInterests', count: 5 }],
  Three: [{ kind: 'distance', kilometres: 12 }, { kind: 'age' }, { kind: 'activeToday' }],
});
const filters: SearchFilters = { gender: 'both', country: 'IT', region: null, minAge: 18, maxAge: 99 };
const draft: ProfileDraft = { ...profile(6), region: 'lombardia', city: 'Monza' };
const upload = (change: Partial<Upload> = {}): Upload => ({ id: 'a', name: 'a.jpg', percent: 40, ...change });
const ads: PartnerAd[] = [
  { kind: 'cam', member: member(1), href: '#cam', site: 'Example Cams' },
  { kind: 'resell', member: member(2), href: '#resell', site: 'Example' },
];

const viewers = of<Viewer | null>({
  'Paying member': viewer(),
  'Without credits': viewer({ credits: 0 }),
  'Nothing new': viewer({ unread: 0, newLikes: 0 }),
  'Without a photo': viewer({ photo: null }),
  Visitor: null,
});

/** Presets of properties about people, their photos and the search for them. */
export const people: PresetsByType = {
  ArtPerson: of<ArtPerson>({
    'With a photo': member(0),
    'Without a photo': { ...member(0), photo: null },
  }),
  Viewer: viewers,
  '"unknown" | Viewer': { ...viewers, 'Anybody, on a page kept on the device': 'unknown' },
  TileMember: summaries,
  MemberSummary: summaries,
  PartnerMember: summaries,
  LanderMember: summaries,
  MemberProfile: profiles,
  'TileMember[]': lists,
  SwipeMember: swiped,
  'SwipeMember[]': lists,
  'Member[]': lists,
  'LanderMember[]': { None: [], Three: profilesOf(3), Six: profilesOf(6) },
  Like: of<Like>({ Seen: like(1), New: like(1, { likeNew: true }) }),
  'Like[]': of<Like[]>({ None: [], Three: [1, 2, 3].map(index => like(index)) }),
  'ProfilePart[]': of<ProfilePart[]>({
    None: [],
    Two: ['about', 'interests'],
    All: ['photo', 'about', 'interests', 'place'],
  }),
  ProfileView: of<ProfileView>({ 'A view': profileView(1) }),
  'ProfileView[]': of<ProfileView[]>({ None: [], Three: [1, 2, 3].map(index => profileView(index)) }),
  PhotoSource: of<PhotoSource>({
    Portrait: portrait(6),
    'Wider than high': landscapePhoto,
    Locked: lockedPhoto,
    'Cannot be loaded': missingPhoto,
  }),
  TilePicture: of<TilePicture>({
    Portrait: { photo: portrait(6), alt: 'Photo of Giulia' },
    Large: { photo: portrait(6), alt: 'Photo of Giulia', sizes: '20rem' },
    None: { photo: null, alt: '' },
  }),
  MemberPhoto: of<MemberPhoto | undefined>({
    Visible: firstPhoto,
    Locked: lockedOne,
    'Waits for approval': firstPhoto && { ...firstPhoto, status: 'pending' },
    Rejected: firstPhoto && { ...firstPhoto, status: 'rejected' },
  }),
  'MemberPhoto[]': of<MemberPhoto[]>({ None: [], Three: photosOf(6, 3), 'Some locked': photosOf(6, 2, 3) }),
  Upload: of<Upload>({
    'On its way': upload(),
    Failed: upload({ problem: { code: 'offline' } }),
    Refused: upload({ problem: { code: 'photo_too_small' }, final: true }),
  }),
  'Upload[]': of<Upload[]>({ None: [], One: [upload()] }),
  'PhotoUpload[]': of<PhotoUpload[]>({
    None: [],
    'On its way': [{ id: 'a', name: 'a.jpg', progress: 40 }],
    Refused: [{ id: 'a', name: 'a.jpg', progress: 0, problem: { code: 'photo_too_small' } }],
  }),
  SearchFilters: of<SearchFilters>({
    Everybody: filters,
    'Women near Milan': { ...filters, gender: 'female', region: 'lombardia' },
    'From 30 to 45': { ...filters, minAge: 30, maxAge: 45 },
  }),
  FictionalCounts: of<FictionalCounts>({
    None: { operator: 0, ai: 0, system: 0 },
    'Most of them': { operator: 0, ai: 0, system: 141 },
    'Of each kind': { operator: 12, ai: 30, system: 99 },
  }),
  FilterToRelax: of<FilterToRelax>({ Age: 'age', Region: 'region', Country: 'country' }),
  '"both" | Gender': { Women: 'female', Men: 'male', Both: 'both' },
  'PartnerAd[]': of<PartnerAd[]>({ None: [], Two: ads }),
  'FitReason[]': reasons,
  'FinderResult[]': of<FinderResult[]>({
    None: [],
    Three: [1, 2, 3].map(index => ({ member: member(index), reasons: [{ kind: 'age' }] })),
  }),
  FinderAnswers: of<FinderAnswers>({
    'Nothing answered': emptyAnswers,
    'Some answered': { ...emptyAnswers, gender: 'female', ages: { from: 30, to: 45 }, interests: ['cinema'] },
  }),
  Attributes: of<Attributes>({ None: {}, Five: profile(0).attributes }),
  SignupPreview: of<SignupPreview>({
    'With a photo': { name: 'Giulia', age: 29, place: 'Milano', photo: portrait(0).src },
    'Without a photo': { name: 'Giulia', age: 29, place: 'Milano' },
    'Very long name': { name: longName, age: 29 },
  }),
  ProfileDraft: of<ProfileDraft>({
    Filled: draft,
    Empty: { aboutMe: '', region: null, city: null, interests: [], attributes: {} },
  }),
};
