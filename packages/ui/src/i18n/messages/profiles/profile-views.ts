import { msg, plural } from '@lingui/core/macro';

export const profileViewList = {
  label: msg({
    id: 'vl.ProfileViewList.label',
    message: 'People who looked at your profile',
    comment: 'Screen readers: name of the list',
  }),
  note: ({ days }: { days: number }) =>
    msg({
      id: 'vl.ProfileViewList.note',
      message: plural(days, {
        one: 'Real visits from the last day, each person listed once.',
        other: 'Real visits from the last # days, each person listed once.',
      }),
      comment: 'Above the list of people who looked at the profile',
    }),
  emptyTitle: msg({
    id: 'vl.ProfileViewList.emptyTitle',
    message: 'Nobody has looked at your profile lately',
    comment: 'Headline of the empty list',
  }),
  emptyBody: msg({
    id: 'vl.ProfileViewList.emptyBody',
    message:
      'Only people who actually opened your profile appear here. Complete it to give them something to discover.',
    comment: 'Below the headline',
  }),
  emptyAction: msg({
    id: 'vl.ProfileViewList.emptyAction',
    message: 'Complete your profile',
    comment: 'Button',
  }),
  lockedTitle: ({ count }: { count: number }) =>
    msg({
      id: 'vl.ProfileViewList.lockedTitle',
      message: plural(count, {
        one: '# person looked at your profile',
        other: '# people looked at your profile',
      }),
      comment: 'Headline for free members, who see only the number',
    }),
  lockedBody: msg({
    id: 'vl.ProfileViewList.lockedBody',
    message: 'With Premium you see who it was.',
    comment: 'Below the headline',
  }),
  lockedAction: msg({ id: 'vl.ProfileViewList.lockedAction', message: 'Get Premium', comment: 'Button' }),
  invisibleTitle: msg({
    id: 'vl.ProfileViewList.invisibleTitle',
    message: 'You are invisible',
    comment: 'Headline, for a member in invisible mode',
  }),
  invisibleBody: msg({
    id: 'vl.ProfileViewList.invisibleBody',
    message: 'Your visits leave no trace, and you can’t see other people’s visits either.',
    comment: 'Below the headline',
  }),
  invisibleAction: msg({
    id: 'vl.ProfileViewList.invisibleAction',
    message: 'Go to settings',
    comment: 'Button: to the page where invisible mode is switched',
  }),
};
