import { msg, plural } from '@lingui/core/macro';

export const discoverTabs = {
  swipe: msg({
    id: 'vl.DiscoverTabs.swipe',
    message: 'Swipe',
    comment: 'Tab: the swipe game; the three tabs stand in one row on a phone, so one or two short words',
  }),
  finder: msg({
    id: 'vl.DiscoverTabs.finder',
    message: 'Match finder',
    comment: 'Tab: the match finder; one or two short words',
  }),
  views: msg({
    id: 'vl.DiscoverTabs.views',
    message: 'Visits',
    comment: 'Tab: who looked at the reader’s profile; one short word',
  }),
};

export const swipeDeck = {
  label: msg({
    id: 'vl.SwipeDeck.label',
    message: 'Swipe game',
    comment:
      'Screen readers: name of the part of the page with one person after the other, to like or pass on',
  }),
  hint: msg({
    id: 'vl.SwipeDeck.hint',
    message: 'On the keyboard: right arrow likes, left arrow passes.',
    comment: 'Below the buttons, on computers',
  }),
  liked: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SwipeDeck.liked',
      message: `You liked ${name}.`,
      comment: 'Screen readers, after liking; a further sentence follows',
    }),
  passed: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SwipeDeck.passed',
      message: `You passed on ${name}.`,
      comment: 'Screen readers, after passing on a person; a further sentence follows',
    }),
  next: ({ name, age }: { name: string; age: number }) =>
    msg({
      id: 'vl.SwipeDeck.next',
      message: `Next: ${name}, ${age}`,
      comment: 'Screen readers: whose card is in front now',
    }),
  back: ({ name, age }: { name: string; age: number }) =>
    msg({
      id: 'vl.SwipeDeck.back',
      message: `${name}, ${age}, is back`,
      comment: 'Screen readers, after taking back a pass',
    }),
  loading: msg({
    id: 'vl.SwipeDeck.loading',
    message: 'Looking for people',
    comment: 'Screen readers, while loading',
  }),
  endTitle: msg({
    id: 'vl.SwipeDeck.endTitle',
    message: 'No more people <em>for now</em>',
    comment: 'Headline when there is nobody left to like or pass on; the word inside <em> is set in italics',
  }),
  endBody: msg({
    id: 'vl.SwipeDeck.endBody',
    message: 'You’ll find everyone in the search, including those you passed on here.',
    comment: 'Below the headline; a link to the members follows',
  }),
};

export const swipeActions = {
  label: msg({
    id: 'vl.SwipeActions.label',
    message: 'Your answer',
    comment: 'Screen readers: name of the buttons Like and Pass',
  }),
  pass: msg({ id: 'vl.SwipeActions.pass', message: 'Pass', comment: 'Button: not this person; short' }),
  passLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SwipeActions.passLabel',
      message: `Pass on ${name}`,
      comment: 'Screen readers, and the tooltip of the button with a cross',
    }),
  undo: msg({
    id: 'vl.SwipeActions.undo',
    message: 'Undo the last pass',
    comment: 'Button with an icon only, and its tooltip',
  }),
};

export const swipeLimit = {
  left: ({ count }: { count: number }) =>
    msg({
      id: 'vl.SwipeLimitNotice.left',
      message: plural(count, { one: '# like left today', other: '# likes left today' }),
      comment: 'Below the cards; likes of the swipe game are limited by day',
    }),
  none: msg({
    id: 'vl.SwipeLimitNotice.none',
    message: 'No likes left for <em>today</em>',
    comment: 'Headline when no likes are left for today; the word inside <em> is set in italics',
  }),
  tomorrow: ({ count }: { count: number }) =>
    msg({
      id: 'vl.SwipeLimitNotice.tomorrow',
      message: plural(count, { one: '# more tomorrow.', other: '# more tomorrow.' }),
      comment: 'Below the headline: how many likes there are tomorrow',
    }),
};

export const matchFinder = {
  label: msg({
    id: 'vl.MatchFinder.label',
    message: 'People who suit you',
    comment: 'Screen readers: name of the list of results',
  }),
  loading: msg({
    id: 'vl.MatchFinder.loading',
    message: 'Looking for people who suit you',
    comment: 'Screen readers, while loading',
  }),
  why: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MatchFinder.why',
      message: `Why ${name} suits you`,
      comment: 'Headline above the reasons why a person was found',
    }),
  sharedInterests: ({ count }: { count: number }) =>
    msg({
      id: 'vl.MatchFinder.sharedInterests',
      message: plural(count, { one: '# shared interest', other: '# shared interests' }),
      comment: 'A reason why a person fits',
    }),
  distance: ({ kilometres }: { kilometres: string }) =>
    msg({
      id: 'vl.MatchFinder.distance',
      message: `${kilometres} km away`,
      comment: 'A reason why a person fits; {kilometres} is a number',
    }),
  sameRegion: msg({
    id: 'vl.MatchFinder.sameRegion',
    message: 'Same region',
    comment: 'A reason why a person fits',
  }),
  activeToday: msg({
    id: 'vl.MatchFinder.activeToday',
    message: 'Active today',
    comment: 'A reason why a person fits: was on the site today',
  }),
  age: msg({
    id: 'vl.MatchFinder.age',
    message: 'The age you’re looking for',
    comment: 'A reason why a person fits',
  }),
  relation: msg({
    id: 'vl.MatchFinder.relation',
    message: 'Wants the same kind of relationship',
    comment: 'A reason why a person fits',
  }),
  drinks: msg({
    id: 'vl.MatchFinder.drinks',
    message: 'Drinks the way you like',
    comment: 'A reason why a person fits: the answer about drinking alcohol',
  }),
  bodyType: msg({
    id: 'vl.MatchFinder.bodyType',
    message: 'The build you like',
    comment: 'A reason why a person fits; “build” is the attribute of the profile',
  }),
  emptyTitle: msg({
    id: 'vl.MatchFinder.emptyTitle',
    message: 'Nobody matches <em>everything</em>',
    comment: 'Headline when nobody was found; the word inside <em> is set in italics',
  }),
  emptyBody: msg({
    id: 'vl.MatchFinder.emptyBody',
    message: 'Leave an answer open to see more people.',
    comment: 'Below the headline',
  }),
  change: msg({
    id: 'vl.MatchFinder.change',
    message: 'Change the answers',
    comment: 'Button: back to the questions',
  }),
};

export const matchFinderQuestions = {
  step: ({ step, total }: { step: number; total: number }) =>
    msg({
      id: 'vl.MatchFinderQuestions.step',
      message: `Question ${step} of ${total}`,
      comment: 'Label of the progress dots above the headline',
    }),
  back: msg({
    id: 'vl.MatchFinderQuestions.back',
    message: 'Back',
    comment: 'Button: to the question before',
  }),
  skip: msg({
    id: 'vl.MatchFinderQuestions.skip',
    message: 'Skip',
    comment: 'Button: skips the question',
  }),
  next: msg({
    id: 'vl.MatchFinderQuestions.next',
    message: 'Next',
    comment: 'Button: to the next question',
  }),
  genderTitle: msg({
    id: 'vl.MatchFinderQuestions.genderTitle',
    message: 'Who would you like <em>to meet</em>?',
    comment: 'Question; the answers are women, men, both; the words inside <em> are set in italics',
  }),
  genderLead: msg({
    id: 'vl.MatchFinderQuestions.genderLead',
    message: 'Skip any question that doesn’t matter to you.',
    comment: 'Below the first question',
  }),
  agesTitle: msg({
    id: 'vl.MatchFinderQuestions.agesTitle',
    message: 'Between <em>which ages</em>?',
    comment: 'Question: how old the other person is; the words inside <em> are set in italics',
  }),
  distanceTitle: msg({
    id: 'vl.MatchFinderQuestions.distanceTitle',
    message: 'How far away <em>at most</em>?',
    comment: 'Question; the answers are “10 km”, “25 km” …; the words inside <em> are set in italics',
  }),
  distanceLead: msg({
    id: 'vl.MatchFinderQuestions.distanceLead',
    message: 'From where you live.',
    comment: 'Below the question how far away somebody may be',
  }),
  kilometres: ({ kilometres }: { kilometres: string }) =>
    msg({
      id: 'vl.MatchFinderQuestions.kilometres',
      message: `${kilometres} km`,
      comment: 'Answer to the question how far away; {kilometres} is a number; at most 6 characters',
    }),
  relationTitle: msg({
    id: 'vl.MatchFinderQuestions.relationTitle',
    message: 'What are you <em>hoping for</em>?',
    comment:
      'Question; the answers are “a relationship”, “romance”, “flirting” …; the words inside <em> are set in italics',
  }),
  interestsTitle: msg({
    id: 'vl.MatchFinderQuestions.interestsTitle',
    message: 'Which <em>interests</em> should you share?',
    comment:
      'Question; the answers are interests such as “the sea”, “cinema” …; the words inside <em> are set in italics',
  }),
  interestsLead: msg({
    id: 'vl.MatchFinderQuestions.interestsLead',
    message: 'Choose as many as you like.',
    comment: 'Below the question about shared interests',
  }),
  drinksTitle: msg({
    id: 'vl.MatchFinderQuestions.drinksTitle',
    message: 'A glass <em>now and then</em>?',
    comment:
      'Question; the answers are “never”, “rarely”, “in company”, “often”; the words inside <em> are set in italics',
  }),
  drinksLead: msg({
    id: 'vl.MatchFinderQuestions.drinksLead',
    message: 'How often the other person drinks alcohol.',
    comment: 'Below the question “A glass now and then?”',
  }),
  bodyTypeTitle: msg({
    id: 'vl.MatchFinderQuestions.bodyTypeTitle',
    message: 'Which <em>build</em> do you like?',
    comment: 'Question; the answers are “slim”, “athletic” …; the words inside <em> are set in italics',
  }),
};
