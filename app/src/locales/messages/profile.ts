import { msg } from '@lingui/core/macro';

/** Texts of the own profile. */
export const profileMessages = {
  title: msg({ id: 'app.Profile.title', message: 'My profile', comment: 'Title of the page' }),
  preview: msg({
    id: 'app.Profile.preview',
    message: 'See it as others do',
    comment: 'Link to the own page',
  }),
  earlier: msg({
    id: 'app.Profile.earlier',
    message: 'Move forward',
    comment: 'Button on the member’s photo: moves it one place towards the first',
  }),
  later: msg({
    id: 'app.Profile.later',
    message: 'Move back',
    comment: 'Button on the member’s photo: moves it one place towards the last',
  }),
  deleteAsk: msg({
    id: 'app.Profile.deleteAsk',
    message: 'Delete this <em>photo</em>?',
    comment: 'Headline of a question; italics inside <em>',
  }),
  deleteBody: msg({
    id: 'app.Profile.deleteBody',
    message: 'It is gone for good then.',
    comment: 'Below that question',
  }),
  deleteKeep: msg({ id: 'app.Profile.deleteKeep', message: 'Keep it', comment: 'Button: keeps the photo' }),
  deleteNow: msg({ id: 'app.Profile.deleteNow', message: 'Delete', comment: 'Button: deletes the photo' }),
  place: ({ place, count }: { place: number; count: number }) =>
    msg({
      id: 'app.Profile.place',
      message: `Place ${place} of ${count}`,
      comment: 'Screen readers: where a photo is now, after it was moved',
    }),
};
