import { msg } from '@lingui/core/macro';

export const profileHeader = {
  photoOf: msg({
    id: 'vl.ProfileHeader.photoOf',
    message: '{index} / {count}',
    comment: 'Counter on the picture: “1 / 6”',
  }),
  photoNumber: msg({
    id: 'vl.ProfileHeader.photoNumber',
    message: 'Photo {index} of {count}',
    comment: 'Screen readers: a picture of the strip',
  }),
  photoLocked: msg({
    id: 'vl.ProfileHeader.photoLocked',
    message: 'Photo {index} of {count}, locked',
    comment: 'Screen readers: a picture the reader may not see yet',
  }),
  photos: msg({
    id: 'vl.ProfileHeader.photos',
    message: 'Photos of {name}',
    comment: 'Name of the strip of pictures',
  }),
  previous: msg({ id: 'vl.ProfileHeader.previous', message: 'Previous photo', comment: 'Button' }),
  next: msg({ id: 'vl.ProfileHeader.next', message: 'Next photo', comment: 'Button' }),
  lockedHint: msg({
    id: 'vl.ProfileHeader.lockedHint',
    message: 'Premium members see all photos.',
    comment: 'On a locked picture',
  }),
  lockedAction: msg({
    id: 'vl.ProfileHeader.lockedAction',
    message: 'Get Premium',
    comment: 'Link on a locked picture',
  }),
  lockedVisitor: msg({
    id: 'vl.ProfileHeader.lockedVisitor',
    message: 'Members see more photos.',
    comment: 'On a locked picture, for people without an account',
  }),
  lockedVisitorAction: msg({
    id: 'vl.ProfileHeader.lockedVisitorAction',
    message: 'Sign up for free',
    comment: 'Link on a locked picture, for people without an account',
  }),
  active: msg({
    id: 'vl.ProfileHeader.active',
    message: 'Active {when}',
    comment: 'When the person was last here; {when} is e.g. “2 hours ago” or “yesterday”',
  }),
  photoCount: msg({
    id: 'vl.PhotoCountBadge.label',
    message: '{count, plural, =0 {No photos} one {# photo} other {# photos}}',
    comment: 'How many photos a person has',
  }),
};

export const fictionalNotice = {
  title: msg({
    id: 'vl.FictionalNotice.title',
    message: 'This is not a private member',
    comment: 'Headline of the notice on profile and conversation',
  }),
  body: msg({
    id: 'vl.FictionalNotice.body',
    message:
      'The site runs this profile for demonstration. You can write, but no meeting in person will come of it.',
    comment: 'Text of the notice; a site replaces it by its own warning',
  }),
};

export const about = {
  title: msg({
    id: 'vl.AboutBlock.title',
    message: 'About {name}',
    comment: 'Headline above what a person wrote',
  }),
  empty: msg({
    id: 'vl.AboutBlock.empty',
    message: '{name} has not written anything yet. Ask.',
    comment: 'In place of an empty text about the person',
  }),
  more: msg({ id: 'vl.AboutBlock.more', message: 'Read on', comment: 'Shows the rest of a long text' }),
  less: msg({ id: 'vl.AboutBlock.less', message: 'Show less', comment: 'Folds a long text' }),
};

export const interestChips = {
  title: msg({ id: 'vl.InterestChips.title', message: 'Interests', comment: 'Headline above the interests' }),
  shared: msg({
    id: 'vl.InterestChips.shared',
    message: 'you too',
    comment: 'Screen readers, after an interest both have',
  }),
  all: msg({
    id: 'vl.InterestChips.all',
    message: '+ {count}',
    comment: 'Button that shows the other interests; {count} is how many',
  }),
  allLabel: msg({
    id: 'vl.InterestChips.allLabel',
    message: '{count, plural, one {+ # more interest} other {+ # more interests}}',
    comment: 'Screen readers: the same button',
  }),
  less: msg({
    id: 'vl.InterestChips.less',
    message: 'Show fewer',
    comment: 'Button that folds the interests',
  }),
  empty: msg({
    id: 'vl.InterestChips.empty',
    message: 'No interests yet',
    comment: 'In place of an empty list',
  }),
};

export const unavailable = {
  title: msg({
    id: 'vl.MemberUnavailable.title',
    message: 'This profile is not available',
    comment: 'The person has left, is blocked or never existed; the text does not tell which',
  }),
  body: msg({
    id: 'vl.MemberUnavailable.body',
    message: 'Perhaps somebody nearby is worth a look.',
    comment: 'Below the headline',
  }),
  action: msg({ id: 'vl.MemberUnavailable.action', message: 'Look around', comment: 'Link to the members' }),
};
