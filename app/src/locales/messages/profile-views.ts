import { msg } from '@lingui/core/macro';

/** Texts of the page that shows who looked at the own profile. */
export const profileViewsMessages = {
  title: msg({
    id: 'app.ProfileViews.title',
    message: 'Profile visits',
    comment: 'Title of the page that shows who looked at the own profile, and the link to it',
  }),
  headline: msg({
    id: 'app.ProfileViews.headline',
    message: 'Who looked at <em>you</em>',
    comment: 'Headline of that page; the word inside <em> is set in italics',
  }),
};
