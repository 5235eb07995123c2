import { msg } from '@lingui/core/macro';

/** Texts around the pages of text (terms, privacy, questions and answers …). */
export const pagesMessages = {
  changed: msg({
    id: 'app.Pages.changed',
    message: 'Last changed on {date}',
    comment: 'Below the headline of a page of text',
  }),
  inForce: msg({
    id: 'app.Pages.inForce',
    message: 'In force since {date}',
    comment: 'Below the headline of the terms: the version that one agrees to when signing up',
  }),
  sections: msg({
    id: 'app.Pages.sections',
    message: 'On this page',
    comment: 'Above the list of the sections of a page of text; short',
  }),
  credits: msg({
    id: 'app.Pages.credits',
    message: '{count, plural, one {# credit} other {# credits}}',
    comment: 'Stands inside a sentence: “A message costs 2 credits.”',
  }),
};
