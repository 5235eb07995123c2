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
    message: 'Because you are new here. It works with every package.',
    comment: 'Below the headline: why the reader gets the offer',
  }),
  left: msg({ id: 'vl.TimeBonusDialog.left', message: 'Time left', comment: 'Beside the countdown' }),
  end: msg({
    id: 'vl.TimeBonusDialog.end',
    message: 'The end is fixed: the offer is not repeated and not extended.',
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
      message: 'All of their <em>photos</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.photos.body',
      message: 'Free members see the main photo of everyone. With premium you see the others too.',
      comment: 'Below the headline',
    }),
  },
  conversations: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.conversations.title',
      message: 'One more <em>conversation</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.conversations.body',
      message:
        'You have begun as many conversations as free members can. With premium you begin as many as you like.',
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
      message: 'Premium members see who is behind each like.',
      comment: 'Below the headline',
    }),
  },
  receipts: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.receipts.title',
      message: '<em>Read</em> or not yet',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.receipts.body',
      message: 'Premium members see whether a message of theirs was read.',
      comment: 'Below the headline',
    }),
  },
  invisible: {
    title: msg({
      id: 'vl.PremiumFeatureDialog.invisible.title',
      message: 'Look around <em>unseen</em>',
      comment: 'Headline of a dialog about a premium feature',
    }),
    body: msg({
      id: 'vl.PremiumFeatureDialog.invisible.body',
      message:
        'Premium members can stay out of the search and visit without a trace. People you have written to still see you.',
      comment: 'Below the headline',
    }),
  },
};
