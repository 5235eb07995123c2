import { msg, plural } from '@lingui/core/macro';

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
  write: ({ credits, price }: { credits: number; price: string }) =>
    msg({
      id: 'app.Member.write',
      message: `Write · ${plural(credits, { one: '# credit', other: '# credits' })}, from ${price}`,
      comment: 'Button on a profile; {price} is what the message costs with the cheapest package',
    }),
  writeWithoutPrice: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Member.writeWithoutPrice',
      message: `Write · ${plural(credits, { one: '# credit', other: '# credits' })}`,
      comment: 'Button on a profile',
    }),
};
