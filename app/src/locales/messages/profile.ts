import { msg } from '@lingui/core/macro';

/** Texts of the own profile. */
export const profileMessages = {
  title: msg({ id: 'app.Profile.title', message: 'My profile', comment: 'Title of the page' }),
  preview: msg({
    id: 'app.Profile.preview',
    message: 'See it as others do',
    comment: 'Link to the own page',
  }),
};
