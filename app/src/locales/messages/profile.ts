import { msg } from '@lingui/core/macro';

/** Texts of the own profile. */
export const profileMessages = {
  title: msg({ id: 'app.Profile.title', message: 'My profile', comment: 'Title of the page' }),
  photos: msg({ id: 'app.Profile.photos', message: 'Photos', comment: 'Heading above the own photos' }),
  about: msg({ id: 'app.Profile.about', message: 'About me', comment: 'Heading above the form' }),
  preview: msg({
    id: 'app.Profile.preview',
    message: 'See it as others do',
    comment: 'Link to the own page',
  }),
};
