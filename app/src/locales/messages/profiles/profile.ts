import { msg } from '@lingui/core/macro';

/** Texts of the page on which members edit their own profile. */
export const profileMessages = {
  title: msg({
    id: 'app.Profile.title',
    message: 'My profile',
    comment: 'Page title and headline of the page on which members edit their own profile',
  }),
  deleteAsk: msg({
    id: 'app.Profile.deleteAsk',
    message: 'Delete this <em>photo</em>?',
    comment:
      'Headline of the dialog before one of the member’s own photos is deleted; text inside <em> is in italics',
  }),
  deleteBody: msg({
    id: 'app.Profile.deleteBody',
    message: 'The photo can’t be restored.',
    comment: 'Text below the headline “Delete this photo?”',
  }),
  deleteKeep: msg({
    id: 'app.Profile.deleteKeep',
    message: 'Keep the photo',
    comment: 'Button in the dialog before a photo is deleted: keeps the photo',
  }),
  deleteNow: msg({
    id: 'app.Profile.deleteNow',
    message: 'Delete',
    comment: 'Button in the dialog before a photo is deleted: deletes the photo',
  }),
  place: ({ place, count }: { place: number; count: number }) =>
    msg({
      id: 'app.Profile.place',
      message: `Place ${place} of ${count}`,
      comment:
        'Announced by screen readers after one of the member’s own photos was moved; {place}: its position, {count}: number of photos',
    }),
};
