import { msg } from '@lingui/core/macro';

export const timeBonusDialog = {
  title: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.TimeBonusDialog.title',
      message: `${percent} off your <em>first purchase</em>`,
      comment: 'Headline of the offer for newcomers; percent comes with its sign; italics inside <em>',
    }),
  body: msg({
    id: 'vl.TimeBonusDialog.body',
    message: 'Because you’re new here. It applies to every package.',
    comment: 'Below the headline: why the reader gets the offer',
  }),
  left: msg({ id: 'vl.TimeBonusDialog.left', message: 'Time left', comment: 'Beside the countdown' }),
  end: msg({
    id: 'vl.TimeBonusDialog.end',
    message: 'The end date is fixed: we won’t repeat or extend this offer.',
    comment: 'Small print',
  }),
  overTitle: msg({
    id: 'vl.TimeBonusDialog.overTitle',
    message: 'This offer has <em>ended</em>',
    comment: 'Headline when the countdown has reached zero',
  }),
  overBody: msg({
    id: 'vl.TimeBonusDialog.overBody',
    message: 'The normal prices apply again. Nothing else has changed.',
    comment: 'Below the headline that the offer has ended',
  }),
};

/** Headline and explanation of each premium feature. */
export const premiumFeatureDialog = {
  photos: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.photos.title',
      message: 'See <em>all photos</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.photos.body',
      message: 'With a free account you see everyone’s main photo. With Premium you see all the others too.',
      comment: 'Below the headline',
    }),
  },
  conversations: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.conversations.title',
      message: 'More <em>conversations</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.conversations.body',
      message:
        'You’ve reached the number of conversations a free account can start. With Premium you can start as many as you like.',
      comment: 'Below the headline',
    }),
  },
  likes: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.likes.title',
      message: 'Who <em>likes</em> you',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.likes.body',
      message: 'With Premium you see who is behind each like.',
      comment: 'Below the headline',
    }),
  },
  receipts: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.receipts.title',
      message: 'Read <em>receipts</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.receipts.body',
      message: 'With Premium you see whether your messages have been read.',
      comment: 'Below the headline',
    }),
  },
  invisible: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.invisible.title',
      message: 'Browse <em>unseen</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.invisible.body',
      message:
        'With Premium you can stay out of the search and visit profiles without leaving a trace. People you’ve written to can still see you.',
      comment: 'Below the headline',
    }),
  },
};
