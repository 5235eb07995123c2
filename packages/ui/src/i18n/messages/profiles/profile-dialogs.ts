import { msg, plural } from '@lingui/core/macro';

export const photoLimitDialog = {
  title: ({ max }: { max: number }) =>
    msg({
      id: 'vl.PhotoLimitDialog.title',
      message: `${plural(max, { one: 'The one place is', other: 'All # places are' })} <em>taken</em>`,
      comment: 'Headline when no more photos fit; italics inside <em>',
    }),
  count: ({ count, max }: { count: number; max: number }) =>
    msg({
      id: 'vl.PhotoLimitDialog.count',
      message: `${count} of ${max}`,
      comment: 'How many photos there are, and how many the member may have',
    }),
  free: ({ max, more }: { max: number; more: number }) =>
    msg({
      id: 'vl.PhotoLimitDialog.free',
      message: `With a free account you can show up to ${plural(max, { one: '# photo', other: '# photos' })}, with Premium up to ${more}. Delete one to make room for another.`,
      comment: 'Below the headline for free members',
    }),
  paid: ({ max }: { max: number }) =>
    msg({
      id: 'vl.PhotoLimitDialog.paid',
      message: `You can have up to ${plural(max, { one: '# photo', other: '# photos' })}. Delete one to make room for another.`,
      comment: 'Below the headline for premium members',
    }),
  back: msg({
    id: 'vl.PhotoLimitDialog.back',
    message: 'Go to my photos',
    comment: 'Button: closes the dialog',
  }),
};

export const photoViewerDialog = {
  position: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.PhotoViewerDialog.position',
      message: `Photo ${index} of ${count}`,
      comment: 'Read out when another photo comes into view',
    }),
  positionLocked: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.PhotoViewerDialog.positionLocked',
      message: `Photo ${index} of ${count}, locked`,
      comment: 'Announced when another photo comes into view that the reader may not see',
    }),
  enlarge: ({ index }: { index: number }) =>
    msg({
      id: 'vl.PhotoViewerDialog.enlarge',
      message: `Enlarge photo ${index}`,
      comment: 'Button with a magnifying glass; pressed while the photo is enlarged',
    }),
  failed: msg({
    id: 'vl.PhotoViewerDialog.failed',
    message: 'This photo could not be loaded.',
    comment: 'In place of a photo that could not be loaded',
  }),
  retry: msg({ id: 'vl.PhotoViewerDialog.retry', message: 'Try again', comment: 'Button below that' }),
};

export const ownPhotoDialog = {
  earlier: ({ index }: { index: number }) =>
    msg({
      id: 'vl.OwnPhotoDialog.earlier',
      message: `Move photo ${index} forward`,
      comment:
        'Button for one of the member’s own photos: moves it one place towards the first; {index}: its position',
    }),
  later: ({ index }: { index: number }) =>
    msg({
      id: 'vl.OwnPhotoDialog.later',
      message: `Move photo ${index} back`,
      comment:
        'Button for one of the member’s own photos: moves it one place towards the last; {index}: its position',
    }),
  place: ({ place, count }: { place: number; count: number }) =>
    msg({
      id: 'vl.OwnPhotoDialog.place',
      message: `Place ${place} of ${count}`,
      comment:
        'Where one of the member’s own photos is, announced after it was moved; {place}: its position, {count}: number of photos',
    }),
};
