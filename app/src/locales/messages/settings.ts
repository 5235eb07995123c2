import { msg, plural, select } from '@lingui/core/macro';

/** Texts of the settings. */
export const settingsMessages = {
  change: msg({ id: 'app.Settings.change', message: 'Change', comment: 'Button that opens a form' }),
  emailNow: ({ email }: { email: string }) =>
    msg({
      id: 'app.Settings.emailNow',
      message: `So far ${email}. Nothing changes before you open the link that we mail to the new one.`,
      comment: 'Below the field for a new e-mail address',
    }),
  emailSent: ({ email }: { email: string }) =>
    msg({
      id: 'app.Settings.emailSent',
      message: `We have mailed a link to ${email}. Open it within 24 hours.`,
      comment: 'After another e-mail address was asked for',
    }),
  emailChange: msg({ id: 'app.Settings.emailChange', message: 'Change e-mail', comment: 'Button' }),
  password: msg({ id: 'app.Settings.password', message: 'Current password', comment: 'Label of a field' }),
  sessions: msg({
    id: 'app.Settings.sessions',
    message: 'Where you are logged in',
    comment: 'Heading of the list of devices',
  }),
  thisDevice: msg({
    id: 'app.Settings.thisDevice',
    message: 'This device',
    comment: 'Badge of the device that is in use right now',
  }),
  unknownDevice: msg({
    id: 'app.Settings.unknownDevice',
    message: 'Unknown device',
    comment: 'A device of which neither browser nor system is known',
  }),
  endOthers: msg({ id: 'app.Settings.endOthers', message: 'Log out everywhere else', comment: 'Button' }),
  endOne: ({ device }: { device: string }) =>
    msg({
      id: 'app.Settings.endOne',
      message: `Log out ${device}`,
      comment: 'Name of the button that logs a device out, for screen readers',
    }),
  code: msg({
    id: 'app.Settings.code',
    message: 'Log-in with a code',
    comment: 'Title of a part: a code from an authenticator app is asked for beside the password',
  }),
  codeOff: msg({
    id: 'app.Settings.codeOff',
    message: 'A code from your phone beside the password keeps everybody else out.',
    comment: 'Below that title, while it is off',
  }),
  codeOn: ({ date, left }: { date: string; left: number }) =>
    msg({
      id: 'app.Settings.codeOn',
      message: `On since ${date}. ${plural(left, { one: '# recovery code', other: '# recovery codes' })} left.`,
      comment: 'Below that title, while it is on; recovery codes stand in for those of the app',
    }),
  codeTurnOn: msg({ id: 'app.Settings.codeTurnOn', message: 'Turn on', comment: 'Button there' }),
  invisible: msg({ id: 'app.Settings.invisible', message: 'Invisible mode', comment: 'Label of a switch' }),
  blocked: msg({
    id: 'app.Settings.blocked',
    message: 'Blocked people',
    comment: 'Heading of the list of people the member has blocked',
  }),
  blockedCount: ({ count }: { count: number }) =>
    msg({
      id: 'app.Settings.blockedCount',
      message: plural(count, { one: '# person', other: '# people' }),
      comment: 'Below it: how many they are',
    }),
  blockedNobody: msg({
    id: 'app.Settings.blockedNobody',
    message: 'You have blocked nobody.',
    comment: 'In place of the list',
  }),
  blockedShow: msg({
    id: 'app.Settings.blockedShow',
    message: 'Show',
    comment: 'Button that opens the list',
  }),
  blockedMore: msg({
    id: 'app.Settings.blockedMore',
    message: 'Show more',
    comment: 'Button below the first fifty',
  }),
  data: msg({ id: 'app.Settings.data', message: 'Your data', comment: 'Heading' }),
  dataLead: msg({
    id: 'app.Settings.dataLead',
    message: 'Everything we keep about you, in one archive.',
    comment: 'Below it',
  }),
  dataAsk: msg({ id: 'app.Settings.dataAsk', message: 'Make my archive', comment: 'Button' }),
  dataWait: msg({
    id: 'app.Settings.dataWait',
    message: 'It is being made. You can leave: we mail you when it is ready.',
    comment: 'While it is being made',
  }),
  dataGet: ({ size }: { size: string }) =>
    msg({
      id: 'app.Settings.dataGet',
      message: `Download (${size})`,
      comment: 'Link; {size} is e.g. “4.2 MB”',
    }),
  dataUntil: ({ date }: { date: string }) =>
    msg({ id: 'app.Settings.dataUntil', message: `Until ${date}`, comment: 'Beside that link' }),
  why: msg({
    id: 'app.Settings.why',
    message: 'Why are you leaving?',
    comment: 'Label of a list of reasons',
  }),
  whyMore: msg({
    id: 'app.Settings.whyMore',
    message: 'Anything you would like to add? (optional)',
    comment: 'Label of a text box below the reason for leaving',
  }),
  reason: ({ reason }: { reason: string }) =>
    msg({
      id: 'app.Settings.reason',
      message: select(reason, {
        found_somebody: 'I have found somebody',
        no_success: 'I meet nobody',
        too_expensive: 'It costs too much',
        privacy: 'My privacy',
        no_trust: 'I do not trust it',
        technical: 'Something does not work',
        pause: 'I need a break',
        other: 'Something else',
      }),
      comment: 'Reasons to delete the account',
    }),
  giveUp: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Settings.giveUp',
      message: `I give up ${plural(credits, { one: '# paid credit', other: '# paid credits' })}`,
      comment: 'Checkbox before the account is deleted',
    }),
  premiumEnds: ({ date }: { date: string }) =>
    msg({
      id: 'app.Settings.premiumEnds',
      message: `Your premium until ${date} ends with it.`,
      comment: 'In the question before the account is deleted',
    }),
  stayOffer: ({ percent, days }: { percent: string; days: number }) =>
    msg({
      id: 'app.Settings.stayOffer',
      message: `If you stay, your next purchase within ${plural(days, { one: '# day', other: '# days' })} is ${percent} cheaper.`,
      comment: 'In the question before the account is deleted; {percent} is e.g. “30 %”. No more than a fact',
    }),
  stayTake: msg({
    id: 'app.Settings.stayTake',
    message: 'Stay and see the prices',
    comment: 'Link after that sentence: gives the member the discount code and opens the packages',
  }),
};
