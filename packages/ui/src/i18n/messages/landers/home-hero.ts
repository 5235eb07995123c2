import { msg, plural } from '@lingui/core/macro';

export const homeHero = {
  kicker: msg({
    id: 'vl.HomeHero.kicker',
    message: 'The best things are said softly',
    comment: 'Small line above the headline of the home page, in the voice of the brand',
  }),
  headline: msg({
    id: 'vl.HomeHero.headline',
    message: 'Honest <em>dating</em>',
    comment: 'Headline of the home page: says what the site is; the word inside <em> is set in italics',
  }),
  lead: msg({
    id: 'vl.HomeHero.lead',
    message:
      'Meet people and write in your own language. Signing up is free; you see what each message costs before you send it.',
    comment: 'Below the headline of the home page',
  }),
  signUp: msg({
    id: 'vl.HomeHero.signUp',
    message: 'Sign up for free',
    comment: 'Main button of the home page',
  }),
  logIn: msg({
    id: 'vl.HomeHero.logIn',
    message: 'Log in',
    comment: 'Second button of the home page: leads to the log-in',
  }),
  members: msg({
    id: 'vl.HomeHero.members',
    message: 'See who’s here',
    comment:
      'Button of the home page and of landing pages for somebody who is logged in: leads to the members',
  }),
  still: msg({
    id: 'vl.HomeHero.still',
    message: 'Hold the photos still',
    comment: 'Switch on the slowly moving photos of the home page; said by screen readers',
  }),
  facts: ({ age, credits }: { age: string; credits: number }) =>
    msg({
      id: 'vl.HomeHero.facts',
      message: `Age ${age} and over · Reading is free, a message costs ${plural(credits, { one: '# credit', other: '# credits' })} · Demo profiles are always labelled`,
      comment: 'Small line below the buttons of the home page',
    }),
};
