import { msg, plural } from '@lingui/core/macro';

export const matchDialog = {
  match: msg({
    id: 'vl.MatchDialog.match',
    message: 'It’s a Match',
    comment: 'Headline when two people like each other; set in large italics',
  }),
  newLike: msg({
    id: 'vl.MatchDialog.newLike',
    message: 'New like!',
    comment: 'Headline when somebody likes the reader',
  }),
  matchBody: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MatchDialog.matchBody',
      message: `You and ${name} like each other.`,
      comment: 'Below the headline of a match',
    }),
  newLikeBody: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MatchDialog.newLikeBody',
      message: `${name} likes you. Do you feel the same?`,
      comment: 'Below the headline of a new like',
    }),
  shared: ({ count }: { count: number }) =>
    msg({
      id: 'vl.MatchDialog.shared',
      message: plural(count, { one: 'One shared interest', other: '# shared interests' }),
      comment: 'What the two have in common',
    }),
  write: ({ name }: { name: string }) =>
    msg({ id: 'vl.MatchDialog.write', message: `Write to ${name}`, comment: 'Button of a match' }),
  openers: msg({
    id: 'vl.MatchDialog.openers',
    message: 'Start with a line',
    comment:
      'Above three first messages of a match; pressing one puts it into the text box of the conversation',
  }),
  likeBack: msg({ id: 'vl.MatchDialog.likeBack', message: 'Like back', comment: 'Button of a new like' }),
  profile: msg({
    id: 'vl.MatchDialog.profile',
    message: 'See the profile',
    comment: 'Second button: opens the profile',
  }),
  openPhoto: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MatchDialog.openPhoto',
      message: `Profile of ${name}`,
      comment: 'Screen readers: pressing the photo opens the profile',
    }),
  close: msg({ id: 'vl.MatchDialog.close', message: 'Close', comment: 'Closes the dialog' }),
};
