import { msg, plural, select } from '@lingui/core/macro';

/** Texts about a person that several areas use. */
export const memberWords = {
  photoAlt: ({ name }: { name: string }) =>
    msg({
      id: 'vl.Member.photoAlt',
      message: `Photo of ${name}`,
      comment: 'Said by screen readers in place of the picture',
    }),
  online: msg({ id: 'vl.Member.online', message: 'Online now', comment: 'The person has the site open' }),
  interests: ({ count }: { count: number }) =>
    msg({
      id: 'vl.Member.interests',
      message: plural(count, { 0: 'no interests yet', one: '# interest', other: '# interests' }),
      comment: 'Number of interests of a person, shown after the place: “Milano · 2 interests”',
    }),
  speaks: ({ language }: { language: string }) =>
    msg({
      id: 'vl.Member.speaks',
      message: `Speaks ${language}`,
      comment: 'Full text of the little language badge “IT”; {language} is e.g. “Italian”',
    }),
  likesYou: ({ gender }: { gender: string }) =>
    msg({
      id: 'vl.Member.likesYou',
      message: select(gender, { other: 'Likes you' }),
      comment:
        'Corner ribbon on a person who likes the reader; {gender} is female or male; at most 14 characters',
    }),
  fictional: msg({
    id: 'vl.FictionalBadge.label',
    message: 'Demo',
    comment:
      'Badge on everyone who is not a private member; stands where the site has no word of its own; at most 14 characters',
  }),
  fictionalLong: ({ label }: { label: string }) =>
    msg({
      id: 'vl.FictionalBadge.long',
      message: `Not a private member: ${label}`,
      comment: 'What screen readers say for the badge; {label} is the site’s word, e.g. “demo profile”',
    }),
  fictionalCount: ({ count, label, fictional }: { count: number; label: string; fictional: string }) =>
    msg({
      id: 'vl.Member.fictionalCount',
      message: plural(count, { one: `including # ${label}`, other: `# of them ${fictional}` }),
      comment:
        'After a number of people, with a mark between them: “142 people · 141 of them demo profiles”; {label} and {fictional} are the site’s words for one and for several',
    }),
  fictionalEach: ({ who, count }: { who: string; count: string }) =>
    msg({
      id: 'vl.Member.fictionalEach',
      message: `${who}: ${count}`,
      comment:
        'For how many of several profiles somebody answers: “141 of them demo profiles (our team: 100, AI: 41)”; {who}: e.g. “our team”',
    }),
  fictionalPlural: msg({
    id: 'vl.Member.fictionalPlural',
    message: 'demo profiles',
    comment:
      'Several profiles that are not of private members, inside a sentence; stands where the site has no word of its own',
  }),
  premium: msg({
    id: 'vl.PremiumBadge.label',
    message: 'Premium',
    comment: 'The person has bought a package',
  }),
};
