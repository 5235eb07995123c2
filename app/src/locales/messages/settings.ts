import { msg, plural, select } from '@lingui/core/macro';

/** Texts of the settings. */
export const settingsMessages = {
  change: msg({
    id: 'app.Settings.change',
    message: 'Change',
    comment: 'Button in the settings that opens the form of a part: e-mail address, password or place',
  }),
  emailNow: ({ email }: { email: string }) =>
    msg({
      id: 'app.Settings.emailNow',
      message: `Currently ${email}. Nothing changes until you open the link we send to the new address.`,
      comment: 'Settings: help text below the field for a new e-mail address; {email}: the current address',
    }),
  emailSent: ({ email, hours }: { email: string; hours: number }) =>
    msg({
      id: 'app.Settings.emailSent',
      message: `We’ve sent a link to ${email}. Open it within ${plural(hours, { one: '# hour', other: '# hours' })}.`,
      comment:
        'Settings: confirmation after a new e-mail address was requested; {email}: the new address, {hours}: how long the link is valid',
    }),
  emailChange: msg({
    id: 'app.Settings.emailChange',
    message: 'Change e-mail',
    comment: 'Settings: button that requests the new e-mail address',
  }),
  password: msg({
    id: 'app.Settings.password',
    message: 'Current password',
    comment: 'Settings: label of the field for the current password, required for sensitive changes',
  }),
  sessions: msg({
    id: 'app.Settings.sessions',
    message: 'Where you are logged in',
    comment: 'Settings: heading of the list of devices on which the member is logged in',
  }),
  thisDevice: msg({
    id: 'app.Settings.thisDevice',
    message: 'This device',
    comment: 'Settings: badge of the device in use, in the list of devices',
  }),
  unknownDevice: msg({
    id: 'app.Settings.unknownDevice',
    message: 'Unknown device',
    comment: 'Settings: name of a device in the list of devices, when neither browser nor system is known',
  }),
  endOthers: msg({
    id: 'app.Settings.endOthers',
    message: 'Log out everywhere else',
    comment: 'Settings: button below the list of devices that logs out all other devices',
  }),
  endOne: ({ device }: { device: string }) =>
    msg({
      id: 'app.Settings.endOne',
      message: `Log out ${device}`,
      comment:
        'Settings: accessible name of the button “Log out” of a device, for screen readers; {device}: e.g. “Firefox · Windows”',
    }),
  code: msg({
    id: 'app.Settings.code',
    message: 'Log-in with a code',
    comment:
      'Settings: heading of the part about two-factor log-in, with a code of an authenticator app besides the password',
  }),
  codeOff: msg({
    id: 'app.Settings.codeOff',
    message: 'With a code from your phone as well, your password alone is not enough to log in.',
    comment: 'Settings: text below the heading “Log-in with a code” while two-factor log-in is off',
  }),
  codeOn: ({ date, left }: { date: string; left: number }) =>
    msg({
      id: 'app.Settings.codeOn',
      message: `On since ${date}. ${plural(left, { one: '# recovery code', other: '# recovery codes' })} left.`,
      comment:
        'Settings: text below the heading “Log-in with a code” while two-factor log-in is on; {date}: a day, {left}: recovery codes that can still be used',
    }),
  codeTurnOn: msg({
    id: 'app.Settings.codeTurnOn',
    message: 'Turn on',
    comment: 'Settings: button that turns two-factor log-in on',
  }),
  visibility: msg({
    id: 'app.Settings.visibility',
    message: 'Who sees you',
    comment: 'Settings: title of the part with the switches about who sees the profile',
  }),
  invisible: msg({
    id: 'app.Settings.invisible',
    message: 'Invisible mode',
    comment: 'Settings: label of the switch for the invisible mode',
  }),
  keptChats: msg({
    id: 'app.Settings.keptChats',
    message: 'Conversations without a connection',
    comment: 'Settings: label of the switch that keeps chats on the device, to be read while it is offline',
  }),
  keptChatsHint: msg({
    id: 'app.Settings.keptChatsHint',
    message:
      'The conversations you opened last stay on this device until you log out. Anyone who can use this browser can then read them, even offline.',
    comment: 'Settings: below the switch “Conversations without a connection”',
  }),
  vibration: msg({
    id: 'app.Settings.vibration',
    message: 'Vibration',
    comment: 'Settings: label of the switch for short vibrations of the phone; only shown on phones that can',
  }),
  vibrationHint: msg({
    id: 'app.Settings.vibrationHint',
    message:
      'Your phone vibrates briefly when you decide about somebody, and at a match. On this device only.',
    comment:
      'Settings: below the switch “Vibration”; to decide: to like somebody, or to pass in the swipe game',
  }),
  preferences: msg({
    id: 'app.Settings.preferences',
    message: 'Who you’re looking for',
    comment:
      'Settings: heading of the part with gender, orientation and ages of the people the member looks for',
  }),
  lookingFor: ({ gender }: { gender: string }) =>
    msg({
      id: 'app.Settings.lookingFor',
      message: select(gender, { female: 'Women', male: 'Men', other: 'Women and men' }),
      comment: 'Settings: below “Who you’re looking for”, before the ages',
    }),
  ages: ({ from, to }: { from: string; to: string }) =>
    msg({
      id: 'app.Settings.ages',
      message: `${from}–${to} years`,
      comment: 'Settings: ages of the people the member looks for, after “Women · ”',
    }),
  agesOpen: ({ from }: { from: string }) =>
    msg({
      id: 'app.Settings.agesOpen',
      message: `${from} and over`,
      comment: 'Settings: least age of the people the member looks for, after “Women · ”',
    }),
  consent: msg({
    id: 'app.Settings.consent',
    message: 'Your consent',
    comment: 'Settings: heading of the part about the consent to the use of sexual orientation',
  }),
  consentGiven: ({ site, date }: { site: string; date: string }) =>
    msg({
      id: 'app.Settings.consentGiven',
      message: `You agreed on ${date} that ${site} uses your orientation and who you’re looking for to find people for you. You can withdraw that without leaving: your conversations, credits and Premium stay.`,
      comment:
        'Settings: text below the heading “Your consent” while it holds; {date}: a day, {site}: name of the site',
    }),
  consentWithdraw: msg({
    id: 'app.Settings.consentWithdraw',
    message: 'Withdraw consent',
    comment: 'Settings: button that withdraws the consent to the use of sexual orientation',
  }),
  consentPaused: msg({
    id: 'app.Settings.consentPaused',
    message:
      'You withdrew your consent, so your profile is hidden and we don’t suggest anyone to you. Want to be found again? Tell us who you’re looking for.',
    comment: 'Settings: above the form “Who you’re looking for” after the consent was withdrawn',
  }),
  consentGive: msg({
    id: 'app.Settings.consentGive',
    message: 'Show my profile again',
    comment: 'Settings: button that opens the form “Who you’re looking for” after the consent was withdrawn',
  }),
  consentBack: msg({
    id: 'app.Settings.consentBack',
    message: 'Your profile can be found again.',
    comment: 'Settings: shown once the consent was given again',
  }),
  visitors: msg({
    id: 'app.Settings.visitors',
    message: 'Show my profile to visitors too',
    comment: 'Settings: label of the switch that opens the profile to people who are not logged in',
  }),
  visitorsHint: msg({
    id: 'app.Settings.visitorsHint',
    message:
      'Off: only members see your profile and your photos. On: people who aren’t logged in see your profile and your main photo too.',
    comment: 'Settings: below the switch “Show my profile to visitors too”',
  }),
  partner: ({ sites }: { sites: string }) =>
    msg({
      id: 'app.Settings.partner',
      message: `Show my profile on ${sites} too`,
      comment:
        'Settings: label of the switch for sites of another company that share the members; {sites}: one or more names of sites',
    }),
  partnerHint: ({ company, country }: { company: string; country: string }) =>
    msg({
      id: 'app.Settings.partnerHint',
      message: `Run by another company: ${company}, ${country}. On: members there can find you and write to you. Off: only those you write to or like see you there.`,
      comment: 'Settings: below the switch “Show my profile on {sites} too”',
    }),
  blocked: msg({
    id: 'app.Settings.blocked',
    message: 'Blocked people',
    comment: 'Settings: heading of the list of people the member has blocked',
  }),
  blockedCount: ({ count }: { count: number }) =>
    msg({
      id: 'app.Settings.blockedCount',
      message: plural(count, { one: '# person', other: '# people' }),
      comment: 'Settings: text below the heading “Blocked people”; {count}: how many they are',
    }),
  blockedNobody: msg({
    id: 'app.Settings.blockedNobody',
    message: 'You haven’t blocked anyone.',
    comment: 'Settings: shown instead of the list of blocked people when there are none',
  }),
  blockedShow: msg({
    id: 'app.Settings.blockedShow',
    message: 'Show',
    comment: 'Settings: button that opens the list of blocked people',
  }),
  blockedMore: msg({
    id: 'app.Settings.blockedMore',
    message: 'Show more',
    comment: 'Settings: button below the list of blocked people that loads the next fifty',
  }),
  data: msg({
    id: 'app.Settings.data',
    message: 'Your data',
    comment: 'Settings: heading of the part with the archive of the member’s data',
  }),
  dataLead: msg({
    id: 'app.Settings.dataLead',
    message: 'Your data in one archive.',
    comment: 'Settings: text below the heading “Your data”',
  }),
  dataAsk: msg({
    id: 'app.Settings.dataAsk',
    message: 'Create my archive',
    comment: 'Settings: button that requests the archive of the member’s data',
  }),
  dataWait: msg({
    id: 'app.Settings.dataWait',
    message: 'We’re preparing your archive. You can leave this page: we’ll e-mail you when it’s ready.',
    comment: 'Settings: shown while the archive of the member’s data is being made',
  }),
  dataGet: ({ size }: { size: string }) =>
    msg({
      id: 'app.Settings.dataGet',
      message: `Download (${size})`,
      comment: 'Settings: link that downloads the archive of the member’s data; {size}: e.g. “4.2 MB”',
    }),
  dataUntil: ({ date }: { date: string }) =>
    msg({
      id: 'app.Settings.dataUntil',
      message: `Until ${date}`,
      comment:
        'Settings: beside the link “Download”: the last day on which the archive can be downloaded; {date}: a day',
    }),
  why: msg({
    id: 'app.Settings.why',
    message: 'Why are you leaving?',
    comment: 'Dialog that deletes the account: label of the list of reasons',
  }),
  whyMore: msg({
    id: 'app.Settings.whyMore',
    message: 'Anything you would like to add? (optional)',
    comment: 'Dialog that deletes the account: label of the text box below the reason',
  }),
  reason: ({ reason }: { reason: string }) =>
    msg({
      id: 'app.Settings.reason',
      message: select(reason, {
        found_somebody: 'I’ve found someone',
        no_success: 'I’m not meeting anyone',
        too_expensive: 'It costs too much',
        privacy: 'My privacy',
        no_trust: 'I don’t trust the site',
        technical: 'Something doesn’t work',
        pause: 'I need a break',
        other: 'Something else',
      }),
      comment: 'Dialog that deletes the account: the reasons to choose from',
    }),
  giveUp: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Settings.giveUp',
      message: `I give up ${plural(credits, { one: '# paid credit', other: '# paid credits' })}`,
      comment:
        'Dialog that deletes the account: checkbox that must be ticked; {credits}: paid credits that are lost',
    }),
  premiumEnds: ({ date }: { date: string }) =>
    msg({
      id: 'app.Settings.premiumEnds',
      message: `Your Premium until ${date} ends too.`,
      comment: 'Dialog that deletes the account: what is lost; {date}: the day until which premium is paid',
    }),
  stayOffer: ({ percent, days }: { percent: string; days: number }) =>
    msg({
      id: 'app.Settings.stayOffer',
      message: `If you stay, your next purchase within ${plural(days, { one: '# day', other: '# days' })} is ${percent} cheaper.`,
      comment:
        'Dialog that deletes the account: the discount for a member who stays, said as a fact and without persuasion; {percent}: e.g. “30 %”, {days}: how long the discount lasts',
    }),
  stayTake: msg({
    id: 'app.Settings.stayTake',
    message: 'Stay and see the prices',
    comment:
      'Link after “If you stay, your next purchase …”: gives the member the discount code and opens the packages',
  }),
};
