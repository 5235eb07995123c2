import { msg } from '@lingui/core/macro';

/** Texts of the page with the member search. */
export const membersMessages = {
  headline: msg({
    id: 'app.Members.headline',
    message: 'Find people',
    comment:
      'Headline and title of the page with the member search; short, since it has the row of a phone with the filters',
  }),
  results: msg({
    id: 'app.Members.results',
    message: 'Search results',
    comment: 'Name of the list of members found by the search, for screen readers',
  }),
};

/** Texts of a member’s profile. */
export const memberMessages = {
  write: msg({
    id: 'app.Member.write',
    message: 'Write',
    comment: 'Button on a member’s profile, before the cost of a message: opens the conversation',
  }),
};
