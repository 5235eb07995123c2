import { msg } from '@lingui/core/macro';

/** Texts of the page that shows who looked at the own profile. */
export const profileViewsMessages = {
  title: msg({
    id: 'app.ProfileViews.title',
    message: 'Profile visits',
    comment: 'Page title of the page that shows who looked at the own profile, and link to it',
  }),
  headline: msg({
    id: 'app.ProfileViews.headline',
    message: 'Who looked at your profile',
    comment: 'Headline of the page that shows who looked at the own profile',
  }),
};
