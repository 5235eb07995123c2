/** Folders of `packages/ui/src/base` by where they are needed. */
const base = {
  /** On every page, those of visitors included. */
  frame:
    'Badge|Button|Heading|Icon|LinkButton|LoadingBar|Marker|Photo|SkipLink|Spinner|Stack|Text|VisuallyHidden',
  /** In the frame of members and around most lists. */
  member: 'Avatar|Coin|CountBadge|IconButton|Skeleton',
};

/** Modules of the app that the first view of every page runs. */
const start = [
  'App\\.',
  'shell/Announcer',
  'platform/(bus|browser-visit|chunk-reload|cookies|head|Later|listeners|load-part|map/(member|photo)|moments|useHydrated|visit|visit-context)',
  'platform/i18n/(language|needs)\\.',
  'platform/router/(AppLink|lazy-navigator|router-context|ScreenBoundary|useArrival)\\.',
  'platform/session/session\\.',
].join('|');

const frame = [
  `app/src/(${start})`,
  `packages/ui/src/(provider|brands/W|theme/(?!media)|patterns/OriginMark|product/(use-origin|capitalised)|i18n/messages/member\\.|i18n/rich)`,
  `packages/ui/src/base/(Icon/shapes/chevronEnd|(?!Icon/(icons|shapes))(${base.frame})/|[a-z])`,
].join('|');

/** Calls of first views. */
const calls = [
  'packages/api-client/src/(call|form-data|problem|operations/members)\\.',
  'packages/rules/src/access\\.',
  'app/src/platform/(map/problem|storage|cookies)\\.',
].join('|');

/** Around most pages of members. */
const member = [
  `packages/ui/src/(base/(${base.member})|patterns/EmptyState)/`,
  'packages/ui/src/base/Icon/shapes/(alert|back|chevronDown|chevronStart|coin|lock|mail|profile|trash)\\.',
  'node_modules/(valtio|proxy-compare)/',
  'app/src/platform/price\\.',
  'packages/ui/src/product/profile/FictionalNotice/',
].join('|');

/** Around the pages of visitors, landing pages included. */
const visitor = [
  'app/src/shell/(PageFooter|footer-pages|Language)\\.',
  'packages/ui/src/product/(own-language-name|shell/(Footer|Disclaimer|LanguageMenu)[/.])',
  'packages/ui/src/base/Icon/shapes/like\\.',
].join('|');

/** What the home page has in common with landing pages. */
const welcome = [
  'app/src/(platform/useRoomy|screens/signup/useSignup)',
  'packages/ui/src/product/landers/(HomeHero|LanderWords|SignUpLink)',
].join('|');

/** What landing pages share beyond that. */
const lander = [
  'app/src/screens/landers/useLander',
  'packages/ui/src/(product/landers/LanderPhoto/|patterns/LanderFrame/|i18n/messages/lander-pages)',
].join('|');

const people =
  'base/Ribbon|patterns/PersonTile/(PersonTile\\.|LanguageMark)|patterns/PhotoGrid|product/search/MemberTile';

/** Lists of people and what narrows them down. */
const search = [
  'packages/ui/src/(base/Pagination/|patterns/PersonTile/PersonTileSkeleton)',
  'packages/ui/src/product/search/(ActiveFilters|MemberGrid|MemberPages|NoResults|SearchSummary|SimilarProfiles)/',
  'app/src/features/members/filters\\.',
].join('|');

/** Lists of people that are part of another page. */
const found = 'messages/(search|members)\\.|packages/ui/src/base/PhotoGroup/';
/** What went wrong, and what has to be said. */
const problem = 'packages/ui/src/i18n/(messages/problems|problem-text)';
const notice = 'packages/ui/src/(patterns/Notice|product/notices/FormErrorNotice)/';

/** What people say of themselves. */
const traits = 'packages/(rules/src/interests|ui/src/i18n/messages/(attributes|interests))';
/** Countries and regions in forms. */
const places = 'packages/api-client/src/operations/site\\.|app/src/platform/(regions|map/options)\\.';

/**
 * Code that many pages share, in few files: every file costs a round trip and bytes of its own, and what only some
 * pages need must not weigh on the others. Everything else is cut by page.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'frame', test: new RegExp(frame), priority: 1 },
  { name: 'member', test: new RegExp(member), priority: 1 },
  { name: 'calls', test: new RegExp(calls), priority: 2 },
  // the calls that are repeated for members
  { name: 'status', test: /api-client\/src\/operations\/(chat|likes)\./, priority: 1 },
  {
    name: 'conversation',
    test: /app\/src\/features\/chat\/(?!.*\.load|behind|calls|extras|reading|sending\/)/,
    priority: 1,
  },
  { name: 'visitor', test: new RegExp(visitor), priority: 1 },
  { name: 'bar', test: /shell\/(useBack|areas|DefaultLayout\/|TopBar\/VisitorBar)/, priority: 1 },
  { name: 'welcome', test: new RegExp(welcome), priority: 1 },
  // after the others, or it takes along what they share
  { name: 'lander', test: new RegExp(lander), priority: 0 },
  { name: 'problem', test: new RegExp(problem), priority: 1 },
  { name: 'notice', test: new RegExp(notice), priority: 1 },
  { name: 'traits', test: new RegExp(traits), priority: 1 },
  { name: 'places', test: new RegExp(places), priority: 1 },
  { name: 'people', test: new RegExp(`packages/ui/src/(${people})`), priority: 1 },
  { name: 'found', test: new RegExp(found), priority: 1 },
  { name: 'search', test: new RegExp(search), priority: 1 },
  // what loads of data throw and ask; navigation must not come along
  { name: 'route', test: /app\/src\/platform\/router\/(route|status)\./, priority: 1 },
];
