import { msg, plural, select } from '@lingui/core/macro';

export const memberGrid = {
  loading: msg({
    id: 'vl.MemberGrid.loading',
    message: 'Loading people',
    comment: 'Announced by screen readers while the list loads',
  }),
  error: msg({
    id: 'vl.MemberGrid.error',
    message: 'The list could not be loaded',
    comment: 'Headline in place of the list',
  }),
  errorBody: msg({
    id: 'vl.MemberGrid.errorBody',
    message: 'Please try again in a moment.',
    comment: 'Below the headline',
  }),
  retry: msg({ id: 'vl.MemberGrid.retry', message: 'Try again', comment: 'Button' }),
};

/** Parts of the score of the match finder, see `MATCH_WEIGHTS`. */
type FinderParts = Record<
  'sharedInterests' | 'relation' | 'near' | 'activeToday' | 'drinks' | 'bodyType' | 'age',
  number
>;

/** Why a list of people is in its order. These texts describe the server's order: change them together. */
export const whyThisOrder = {
  question: msg({
    id: 'vl.WhyThisOrder.question',
    message: 'Why this order?',
    comment: 'Below a list of people: opens an explanation of its order',
  }),
  search: msg({
    id: 'vl.WhyThisOrder.search',
    message:
      'Here are all the people who match your filters: gender, age, country and region. The most recently active people come first.',
    comment: 'Answer to “Why this order?” below the results of a search',
  }),
  nearlyFits: ({ years }: { years: number }) =>
    msg({
      id: 'vl.WhyThisOrder.nearlyFits',
      message: `These people nearly match your filters: first up to ${plural(years, { one: '# year', other: '# years' })} younger or older, then from any region, then from other countries of this site. Within each group, the most recently active people come first.`,
      comment: 'Answer to “Why this order?” below the people who nearly match a search',
    }),
  related: msg({
    id: 'vl.WhyThisOrder.related',
    message:
      'These people have the same gender and country as this profile: first those from its region and about its age, then from its region, then about its age. Within each group, the most recently active people come first.',
    comment: 'Answer to “Why this order?” below the similar people on a profile',
  }),
  finder: ({ sharedInterests, relation, near, activeToday, drinks, bodyType, age }: FinderParts) =>
    msg({
      id: 'vl.WhyThisOrder.finder',
      message: `Your answers and your profile make a score of up to 100: shared interests up to ${sharedInterests}, the relationship you hope for ${relation}, how near someone lives up to ${near}, here today ${activeToday}, drinking ${drinks}, body type ${bodyType}, age ${age}. The highest score comes first; with an equal one, the most recently active. Only people who are looking for your gender are shown.`,
      comment:
        'Answer to “Why this order?” below the results of the match finder; the figures are parts of the score',
    }),
  swipe: msg({
    id: 'vl.WhyThisOrder.swipe',
    message:
      'You see people of the gender and the ages you’re looking for who are looking for your gender: first from your country, then from others. The most recently active people come first. Anyone you’ve already answered or liked is left out.',
    comment: 'Answer to “Why this order?” below the cards of the swipe game',
  }),
  likes: msg({
    id: 'vl.WhyThisOrder.likes',
    message: 'Likes you haven’t seen yet come first, then the latest.',
    comment: 'Answer to “Why this order?” below the list of likes',
  }),
  profileViews: msg({
    id: 'vl.WhyThisOrder.profileViews',
    message: 'The latest visit comes first.',
    comment: 'Answer to “Why this order?” below the list of people who looked at one’s profile',
  }),
  home: msg({
    id: 'vl.WhyThisOrder.home',
    message:
      'These people live in the country you seem to visit from, or in this site’s main country if we can’t tell, and have a photo. The most recently active people come first.',
    comment: 'Answer to “Why this order?” below the people on the home page and on landing pages',
  }),
  notForSale: msg({
    id: 'vl.WhyThisOrder.notForSale',
    message: 'Nobody can pay for a better place.',
    comment: 'Last sentence of every answer to “Why this order?”',
  }),
  change: ({ change }: { change: 'filters' | 'answers' | 'search' }) =>
    msg({
      id: 'vl.WhyThisOrder.change',
      message: select(change, {
        filters: 'Change the filters',
        answers: 'Change your answers',
        other: 'Search with your own filters',
      }),
      comment:
        'Below an answer to “Why this order?”: button that opens the filters or the questions, or link to the search',
    }),
};

export const searchPage = {
  count: ({ count }: { count: number }) =>
    msg({
      id: 'vl.SearchSummary.count',
      message: plural(count, { 0: 'Nobody', one: '# person', other: '# people' }),
      comment: 'How many people were found',
    }),
  countCapped: ({ count }: { count: string }) =>
    msg({
      id: 'vl.SearchSummary.countCapped',
      message: `More than ${count} people`,
      comment: 'There are more people than are counted; {count} is e.g. “10,000”',
    }),
  pages: msg({ id: 'vl.MemberPages.label', message: 'Pages of results', comment: 'Name of the page links' }),
  previous: msg({ id: 'vl.MemberPages.previous', message: 'Previous', comment: 'To the page before' }),
  next: msg({ id: 'vl.MemberPages.next', message: 'Next', comment: 'To the next page' }),
  page: ({ page }: { page: string }) =>
    msg({ id: 'vl.MemberPages.page', message: `Page ${page}`, comment: 'Screen readers: link to a page' }),
};

export const searchForm = {
  title: msg({
    id: 'vl.SearchForm.title',
    message: 'Who are you looking for?',
    comment: 'Headline of the filters',
  }),
  gender: msg({
    id: 'vl.SearchForm.gender',
    message: 'Show',
    comment: 'Label of the choice women, men, both',
  }),
  female: msg({ id: 'vl.SearchForm.female', message: 'Women', comment: 'Choice' }),
  male: msg({ id: 'vl.SearchForm.male', message: 'Men', comment: 'Choice' }),
  both: msg({ id: 'vl.SearchForm.both', message: 'Women and men', comment: 'Choice' }),
  country: msg({ id: 'vl.SearchForm.country', message: 'Country', comment: 'Label' }),
  region: msg({ id: 'vl.SearchForm.region', message: 'Region', comment: 'Label' }),
  anyRegion: ({ country }: { country: string }) =>
    msg({
      id: 'vl.SearchForm.anyRegion',
      message: `Anywhere in ${country}`,
      comment: 'No region chosen',
    }),
  noRegions: msg({
    id: 'vl.SearchForm.noRegions',
    message: 'The search covers the whole country.',
    comment: 'Shown when a country has no regions to choose from',
  }),
  age: msg({ id: 'vl.SearchForm.age', message: 'Age', comment: 'Label of the age range' }),
  ageFrom: msg({
    id: 'vl.SearchForm.ageFrom',
    message: 'Minimum age',
    comment: 'Lower end of the age range',
  }),
  ageTo: msg({ id: 'vl.SearchForm.ageTo', message: 'Maximum age', comment: 'Upper end of the age range' }),
  apply: msg({ id: 'vl.SearchForm.apply', message: 'Show people', comment: 'Button that searches' }),
  reset: msg({ id: 'vl.SearchForm.reset', message: 'Reset', comment: 'Button: resets the filters' }),
  close: msg({ id: 'vl.SearchForm.close', message: 'Close', comment: 'Closes the filters' }),
};

export const activeFilters = {
  agesShort: ({ from, to }: { from: string; to: string }) =>
    msg({ id: 'vl.ActiveFilters.agesShort', message: `${from}–${to}`, comment: 'Chip on phones: age range' }),
  agesOpenShort: ({ from }: { from: string }) =>
    msg({
      id: 'vl.ActiveFilters.agesOpenShort',
      message: `${from}+`,
      comment: 'Chip on phones: age without upper end, such as “25+”',
    }),
  label: msg({ id: 'vl.ActiveFilters.label', message: 'Filters', comment: 'Name of the row of filters' }),
  ages: ({ from, to }: { from: string; to: string }) =>
    msg({ id: 'vl.ActiveFilters.ages', message: `${from}–${to} years`, comment: 'Chip: age range' }),
  agesOpen: ({ from }: { from: string }) =>
    msg({
      id: 'vl.ActiveFilters.agesOpen',
      message: `${from}+ years`,
      comment: 'Chip: age without upper end',
    }),
  filters: ({ count }: { count: number }) =>
    msg({
      id: 'vl.ActiveFilters.filters',
      message: plural(count, { 0: 'Filters', one: 'Filters · #', other: 'Filters · #' }),
      comment: 'Chip that opens all filters; # is how many are set',
    }),
};

export const noResults = {
  title: msg({
    id: 'vl.NoResults.title',
    message: 'Nobody here yet',
    comment: 'Headline of an empty search',
  }),
  body: msg({
    id: 'vl.NoResults.body',
    message: 'Widen the search a little, or come back another time.',
    comment: 'Below the headline',
  }),
  age: msg({ id: 'vl.NoResults.age', message: 'Widen the age range', comment: 'Button: relax this filter' }),
  region: msg({ id: 'vl.NoResults.region', message: 'Search the whole country', comment: 'Button' }),
  country: msg({ id: 'vl.NoResults.country', message: 'Search in all countries', comment: 'Button' }),
};

export const similarProfiles = {
  title: msg({
    id: 'vl.SimilarProfiles.title',
    message: 'You may also like',
    comment: 'Headline above similar people',
  }),
};

export const relatedProfiles = {
  title: msg({
    id: 'vl.RelatedProfiles.title',
    message: 'Others who might suit you',
    comment: 'Headline above people shown on the page of a member',
  }),
};

/** Tiles of people on a partner's site. */
export const partnerTile = {
  ad: msg({
    id: 'vl.PartnerTile.ad',
    message: 'Ad',
    comment: 'Badge on a tile that leads to another site; at most 10 characters',
  }),
  adLong: ({ site }: { site: string }) =>
    msg({
      id: 'vl.PartnerTile.adLong',
      message: `Advertisement: leads to ${site}`,
      comment: 'What screen readers say for that badge',
    }),
  live: msg({
    id: 'vl.CamTile.live',
    message: 'Live',
    comment: 'Beside a drawn camera that is on: the person can be seen live; one short word',
  }),
  title: msg({
    id: 'vl.PartnerTiles.title',
    message: 'From our partners',
    comment: 'Headline above tiles that lead to other sites',
  }),
  note: msg({
    id: 'vl.PartnerTiles.note',
    message: 'Advertising: these people are on other sites, not here.',
    comment: 'Below the headline above tiles that lead to other sites',
  }),
  cam: msg({
    id: 'vl.CamTile.cam',
    message: 'Camera',
    comment: 'Screen readers: what a drawn camera means; the person has one',
  }),
  offline: msg({
    id: 'vl.CamTile.offline',
    message: 'Off',
    comment: 'Beside a drawn camera that is off; one short word',
  }),
};
