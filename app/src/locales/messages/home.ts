import { msg } from '@lingui/core/macro';

/** Texts of the home page. */
export const homeMessages = {
  people: msg({
    id: 'app.Home.people',
    message: 'People from your country',
    comment: 'Name of the list of members on the home page, for screen readers',
  }),
};
