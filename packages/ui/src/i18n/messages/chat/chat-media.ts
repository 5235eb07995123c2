import { msg } from '@lingui/core/macro';

export const messageMedia = {
  photo: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MessageBubble.photo',
      message: `Photo from ${name}`,
      comment: 'What a picture in a conversation is, for screen readers; pressing it opens the picture',
    }),
  ownPhoto: msg({
    id: 'vl.MessageBubble.ownPhoto',
    message: 'Your photo',
    comment:
      'A picture in a conversation that the reader sent, for screen readers; pressing it opens the picture',
  }),
  gift: msg({
    id: 'vl.MessageBubble.gift',
    message: 'Gift',
    comment: 'Below the name of a drawn gift in a conversation',
  }),
};

export const composerPhotos = {
  add: msg({ id: 'vl.Composer.addPhoto', message: 'Add a photo', comment: 'Button beside the text box' }),
  drop: msg({
    id: 'vl.Composer.dropPhoto',
    message: 'Drop the photo here',
    comment: 'Over the text box while a picture is dragged across it',
  }),
  cancel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.Composer.cancelPhoto',
      message: `Cancel ${name}`,
      comment: 'Button beside a photo that is being uploaded; {name} is the name of the file',
    }),
};
