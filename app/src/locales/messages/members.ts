import { msg } from '@lingui/core/macro';

/** Texts of the members page. */
export const membersMessages = {
  title: msg({ id: 'app.Members.title', message: 'Members', comment: 'Title of the page with the search' }),
  headline: msg({
    id: 'app.Members.headline',
    message: 'Who would you like to <em>meet</em>?',
    comment: 'Headline above the members; the word inside <em> is set in italics',
  }),
  results: msg({
    id: 'app.Members.results',
    message: 'Search results',
    comment: 'Name of the list, for screen readers',
  }),
};

/** Texts of a person's page. */
export const memberMessages = {
  write: ({ cost }: { cost: string }) =>
    msg({
      id: 'app.Member.write',
      message: `Write · ${cost}`,
      comment: 'Button on a profile; {cost} is e.g. “2 credits · from €0.80”',
    }),
};
