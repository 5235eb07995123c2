import { msg, plural } from '@lingui/core/macro';

/** Texts around the pages of text (terms, privacy, questions and answers …). */
export const pagesMessages = {
  changed: ({ date }: { date: string }) =>
    msg({
      id: 'app.Pages.changed',
      message: `Last changed on ${date}`,
      comment: 'Below the headline of a page of text',
    }),
  inForce: ({ date }: { date: string }) =>
    msg({
      id: 'app.Pages.inForce',
      message: `In force since ${date}`,
      comment: 'Below the headline of the terms: the version that is accepted at sign-up',
    }),
  sections: msg({
    id: 'app.Pages.sections',
    message: 'On this page',
    comment: 'Above the list of the sections of a page of text; short',
  }),
  credits: ({ count }: { count: number }) =>
    msg({
      id: 'app.Pages.credits',
      message: plural(count, { one: '# credit', other: '# credits' }),
      comment: 'Stands inside a sentence: “A message costs 2 credits.”',
    }),
  source: msg({
    id: 'app.Pages.source',
    message: 'The link that brought you here',
    comment:
      'On the page about cookies: headline of the part about the advertising link that the visitor came by',
  }),
  sourceKept: msg({
    id: 'app.Pages.sourceKept',
    message:
      'You agreed that we remember for 30 days by which advertising link you came. If you take that back, we delete the cookie and our record at once, in your account too.',
    comment: 'On the page about cookies, above the button that withdraws the consent',
  }),
  sourceNone: msg({
    id: 'app.Pages.sourceNone',
    message:
      'This browser does not remember by which advertising link you came. There is nothing to take back.',
    comment: 'On the page about cookies, for visitors who have not consented',
  }),
  sourceMember: msg({
    id: 'app.Pages.sourceMember',
    message:
      'This browser does not remember by which advertising link you came. If you agreed to it before you signed up, your account may still have a note of it. You can take that back too.',
    comment:
      'On the page about cookies, for members whose browser has no such cookie; above the button that deletes the note',
  }),
  sourceForget: msg({
    id: 'app.Pages.sourceForget',
    message: 'Take it back',
    comment: 'Button: the cookie and the note about the advertising link are deleted',
  }),
  sourceForgotten: msg({
    id: 'app.Pages.sourceForgotten',
    message: 'Forgotten: the cookie is gone, and so is our record.',
    comment: 'On the page about cookies, after the consent was withdrawn',
  }),
};
