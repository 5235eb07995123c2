import { msg } from '@lingui/core/macro';

/** Texts of the page on which members prove their age. */
export const ageMessages = {
  title: msg({
    id: 'app.Age.title',
    message: 'Confirm your <em>age</em>',
    comment: 'Headline of the page on which members prove to be over 18; text inside <em> is in italics',
  }),
  meanwhile: msg({
    id: 'app.Age.meanwhile',
    message:
      'Until then your <settings>settings</settings> and <purchases>purchases</purchases> stay open to you.',
    comment: 'Below the box about the proof of age. Keep the tags: they become links',
  }),
};
