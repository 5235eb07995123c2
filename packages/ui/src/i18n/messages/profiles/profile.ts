import { msg, plural } from '@lingui/core/macro';

export const profileHeader = {
  actions: ({ name }: { name: string }) =>
    msg({
      id: 'vl.ProfileHeader.actions',
      message: `Get in touch with ${name}`,
      comment: 'Screen readers: bar on a profile with the buttons to like and to write; {name}: the person',
    }),
  photoOf: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.ProfileHeader.photoOf',
      message: `${index} / ${count}`,
      comment: 'Counter on the picture: “1 / 6”',
    }),
  photoNumber: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.ProfileHeader.photoNumber',
      message: `Photo ${index} of ${count}`,
      comment: 'Screen readers: a picture of the strip',
    }),
  photoLocked: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.ProfileHeader.photoLocked',
      message: `Photo ${index} of ${count}, locked`,
      comment: 'Screen readers: a picture the reader may not see yet',
    }),
  photoPending: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.PhotoThumb.pending',
      message: `Photo ${index} of ${count}, being checked`,
      comment: 'Screen readers: one of the member’s own pictures, waiting for approval',
    }),
  photoRejected: ({ index, count }: { index: number; count: number }) =>
    msg({
      id: 'vl.PhotoThumb.rejected',
      message: `Photo ${index} of ${count}, not accepted`,
      comment: 'Screen readers: one of the member’s own pictures, refused',
    }),
  lockWord: msg({
    id: 'vl.LockOverlay.member',
    message: 'Premium',
    comment: 'On a small locked picture, for members: how to unlock it; at most 10 characters',
  }),
  lockWordVisitor: msg({
    id: 'vl.LockOverlay.visitor',
    message: 'Sign up',
    comment: 'On a small locked picture, for visitors: how to unlock it; at most 10 characters',
  }),
  photos: ({ name }: { name: string }) =>
    msg({
      id: 'vl.ProfileHeader.photos',
      message: `Photos of ${name}`,
      comment: 'Name of the strip of pictures',
    }),
  previous: msg({ id: 'vl.ProfileHeader.previous', message: 'Previous photo', comment: 'Button' }),
  next: msg({ id: 'vl.ProfileHeader.next', message: 'Next photo', comment: 'Button' }),
  lockedHint: msg({
    id: 'vl.ProfileHeader.lockedHint',
    message: 'With Premium you see all photos.',
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
    comment: 'On a locked picture, for visitors',
  }),
  lockedVisitorAction: msg({
    id: 'vl.ProfileHeader.lockedVisitorAction',
    message: 'Sign up for free',
    comment: 'Link on a locked picture, for visitors',
  }),
  active: ({ when }: { when: string }) =>
    msg({
      id: 'vl.ProfileHeader.active',
      message: `Active ${when}`,
      comment: 'When the person was last here; {when} is e.g. “2 hours ago” or “yesterday”',
    }),
  photoCount: ({ count }: { count: number }) =>
    msg({
      id: 'vl.PhotoCountBadge.label',
      message: plural(count, { 0: 'No photos', one: '# photo', other: '# photos' }),
      comment: 'How many photos a person has',
    }),
};

export const highlightList = {
  label: msg({
    id: 'vl.HighlightList.label',
    message: 'At a glance',
    comment: 'Screen readers: name of the list of small facts about a person',
  }),
  shared: ({ count }: { count: number }) =>
    msg({
      id: 'vl.HighlightList.shared',
      message: plural(count, { one: '# interest in common', other: '# interests in common' }),
      comment: 'Interests that the reader and the person share',
    }),
};

export const blockButton = {
  block: msg({ id: 'vl.BlockButton.block', message: 'Block', comment: 'Button on a profile' }),
  unblock: msg({ id: 'vl.BlockButton.unblock', message: 'Unblock', comment: 'Button on a profile' }),
  blockLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.BlockButton.blockLabel',
      message: `Block ${name}`,
      comment: 'Screen readers: the button; begins with its visible word',
    }),
  unblockLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.BlockButton.unblockLabel',
      message: `Unblock ${name}`,
      comment: 'Screen readers: the button; begins with its visible word',
    }),
};

export const about = {
  title: ({ name }: { name: string }) =>
    msg({
      id: 'vl.AboutBlock.title',
      message: `About ${name}`,
      comment: 'Headline above what a person wrote',
    }),
  empty: ({ name }: { name: string }) =>
    msg({
      id: 'vl.AboutBlock.empty',
      message: `${name} hasn’t written anything yet. Just ask.`,
      comment: 'In place of the text about a person who has written none',
    }),
  more: msg({ id: 'vl.AboutBlock.more', message: 'Read more', comment: 'Shows the rest of a long text' }),
  less: msg({
    id: 'vl.AboutBlock.less',
    message: 'Show less',
    comment: 'Button: shortens a long text again',
  }),
};

export const interestChips = {
  title: msg({ id: 'vl.InterestChips.title', message: 'Interests', comment: 'Headline above the interests' }),
  shared: msg({
    id: 'vl.InterestChips.shared',
    message: 'you too',
    comment: 'Screen readers, after an interest both have',
  }),
  all: ({ count }: { count: string }) =>
    msg({
      id: 'vl.InterestChips.all',
      message: `+ ${count}`,
      comment: 'Button that shows the other interests; {count} is how many',
    }),
  allLabel: ({ count }: { count: number }) =>
    msg({
      id: 'vl.InterestChips.allLabel',
      message: plural(count, { one: '+ # more interest', other: '+ # more interests' }),
      comment: 'Screen readers: the same button',
    }),
  less: msg({
    id: 'vl.InterestChips.less',
    message: 'Show fewer',
    comment: 'Button: hides the further interests again',
  }),
  empty: msg({
    id: 'vl.InterestChips.empty',
    message: 'No interests yet',
    comment: 'In place of the interests of a person who has given none',
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
    message: 'Maybe someone nearby is worth a look.',
    comment: 'Below the headline',
  }),
  action: msg({ id: 'vl.MemberUnavailable.action', message: 'Look around', comment: 'Link to the members' }),
};

export const attributeList = {
  title: msg({
    id: 'vl.AttributeList.title',
    message: 'In brief',
    comment: 'Headline above the facts about a person',
  }),
  unknown: msg({
    id: 'vl.AttributeList.unknown',
    message: 'not specified',
    comment: 'A fact the person has not given',
  }),
};

export const ownPhotos = {
  title: msg({
    id: 'vl.OwnPhotoOverview.title',
    message: 'Your photos',
    comment: 'Headline above the member’s own photos',
  }),
  count: ({ count, max }: { count: string; max: string }) =>
    msg({
      id: 'vl.OwnPhotoOverview.count',
      message: `${count} of ${max}`,
      comment: 'How many photos the member has, and how many are allowed',
    }),
  add: msg({
    id: 'vl.OwnPhotoOverview.add',
    message: 'Add photos',
    comment: 'Place to drop or choose pictures',
  }),
  empty: msg({
    id: 'vl.OwnPhotoOverview.empty',
    message: 'Show who you are: your face in daylight is a good start.',
    comment: 'Shown while there is no photo',
  }),
  full: ({ max }: { max: string }) =>
    msg({
      id: 'vl.OwnPhotoOverview.full',
      message: `You already have ${max} photos. Delete one to add another.`,
      comment: 'No further photo fits',
    }),
  fullFree: ({ max, premiumMax }: { max: string; premiumMax: string }) =>
    msg({
      id: 'vl.OwnPhotoOverview.fullFree',
      message: `You already have ${max} photos. With Premium you can have ${premiumMax}.`,
      comment: 'No further photo fits for a member who has not bought anything',
    }),
  premium: msg({
    id: 'vl.OwnPhotoOverview.premium',
    message: 'Get Premium',
    comment: 'Link to the packages, when no more photos are allowed',
  }),
  main: msg({
    id: 'vl.OwnPhotoOverview.main',
    message: 'Main photo',
    comment: 'Mark on the photo others see first',
  }),
  makeMain: ({ index }: { index: number }) =>
    msg({
      id: 'vl.OwnPhotoOverview.makeMain',
      message: `Make photo ${index} the main photo`,
      comment: 'Button for one of the member’s own photos; {index}: its position',
    }),
  remove: ({ index }: { index: number }) =>
    msg({
      id: 'vl.OwnPhotoOverview.remove',
      message: `Delete photo ${index}`,
      comment: 'Button for one of the member’s own photos; {index}: its position',
    }),
  photo: ({ index }: { index: number }) =>
    msg({
      id: 'vl.OwnPhotoOverview.photo',
      message: `Your photo ${index}`,
      comment: 'Alternative text of one of the member’s own photos',
    }),
  pending: msg({
    id: 'vl.OwnPhotoOverview.pending',
    message: 'Being checked',
    comment: 'The photo waits for approval; short, on the picture',
  }),
  rejected: msg({
    id: 'vl.OwnPhotoOverview.rejected',
    message: 'Not accepted',
    comment: 'The photo was refused; short, on the picture',
  }),
  uploading: ({ name }: { name: string }) =>
    msg({
      id: 'vl.OwnPhotoOverview.uploading',
      message: `Uploading ${name}`,
      comment: 'Screen readers: a file that is being uploaded',
    }),
  retry: msg({ id: 'vl.OwnPhotoOverview.retry', message: 'Try again', comment: 'Button on a failed upload' }),
};

export const ownProfileCard = {
  title: msg({
    id: 'vl.OwnProfileCard.title',
    message: 'How others see you',
    comment: 'Headline beside the reader’s own tile, as lists show it to others',
  }),
  open: msg({
    id: 'vl.OwnProfileCard.open',
    message: 'See the whole profile',
    comment: 'Link below “How others see you”: shows the own profile as others see it',
  }),
  missing: msg({
    id: 'vl.OwnProfileCard.missing',
    message: 'Still missing. Each of these gives others something to start from.',
    comment: 'Above links to the parts of the own profile that are empty: photos, text, interests, town',
  }),
};

export const profileForm = {
  aboutTitle: msg({
    id: 'vl.ProfileForm.aboutTitle',
    message: 'About you',
    comment: 'Headline of a part of the profile form',
  }),
  about: msg({
    id: 'vl.ProfileForm.about',
    message: 'In your own words',
    comment: 'Label of the text about oneself',
  }),
  aboutHint: msg({
    id: 'vl.ProfileForm.aboutHint',
    message: 'What would a friend say about you? Leave out surname, address and phone number.',
    comment: 'Help below the text box',
  }),
  aboutCount: ({ count, max }: { count: string; max: string }) =>
    msg({
      id: 'vl.ProfileForm.aboutCount',
      message: `${count} of ${max}`,
      comment: 'Characters written, of how many',
    }),
  placeTitle: msg({
    id: 'vl.ProfileForm.placeTitle',
    message: 'Where you live',
    comment: 'Headline of a part of the profile form',
  }),
  regionNone: msg({
    id: 'vl.ProfileForm.regionNone',
    message: 'Rather not say',
    comment: 'First choice of optional lists',
  }),
  interestsTitle: msg({
    id: 'vl.ProfileForm.interestsTitle',
    message: 'Your interests',
    comment: 'Headline of a part of the profile form',
  }),
  interestsCount: ({ count }: { count: number }) =>
    msg({
      id: 'vl.ProfileForm.interestsCount',
      message: plural(count, { 0: 'None chosen', one: '# chosen', other: '# chosen' }),
      comment: 'How many interests are chosen',
    }),
  factsTitle: msg({
    id: 'vl.ProfileForm.factsTitle',
    message: 'In brief',
    comment: 'Headline above optional facts',
  }),
  save: msg({ id: 'vl.ProfileForm.save', message: 'Save', comment: 'Button' }),
  saved: msg({ id: 'vl.ProfileForm.saved', message: 'Saved', comment: 'Beside the button after saving' }),
  actions: msg({
    id: 'vl.ProfileForm.actions',
    message: 'Save profile',
    comment: 'Screen readers: bar with the save button',
  }),
};
