import { msg } from '@lingui/core/macro';

export const photoLimitDialog = {
  title: msg({
    id: 'vl.PhotoLimitDialog.title',
    message: '{max, plural, one {The one place is} other {All # places are}} *taken*',
    comment: 'Headline when no more photos fit; italics between asterisks',
  }),
  count: msg({
    id: 'vl.PhotoLimitDialog.count',
    message: '{count} of {max}',
    comment: 'Photos there are, of those one can have',
  }),
  free: msg({
    id: 'vl.PhotoLimitDialog.free',
    message:
      'Free members show up to {max, plural, one {# photo} other {# photos}}, premium members up to {more}. Remove one, and another fits.',
    comment: 'Below the headline for free members',
  }),
  paid: msg({
    id: 'vl.PhotoLimitDialog.paid',
    message:
      'More than {max, plural, one {# photo} other {# photos}} do not fit. Remove one, and another does.',
    comment: 'Below the headline for premium members',
  }),
  back: msg({
    id: 'vl.PhotoLimitDialog.back',
    message: 'To my photos',
    comment: 'Button: closes the dialog',
  }),
};

export const photoViewerDialog = {
  position: msg({
    id: 'vl.PhotoViewerDialog.position',
    message: 'Photo {index} of {count}',
    comment: 'Read out when another photo comes into view',
  }),
  positionLocked: msg({
    id: 'vl.PhotoViewerDialog.positionLocked',
    message: 'Photo {index} of {count}, locked',
    comment: 'The same for a photo the reader may not see',
  }),
  failed: msg({
    id: 'vl.PhotoViewerDialog.failed',
    message: 'This photo could not be loaded.',
    comment: 'In place of a photo',
  }),
  retry: msg({ id: 'vl.PhotoViewerDialog.retry', message: 'Try again', comment: 'Button below that' }),
};
