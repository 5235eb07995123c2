import { msg, select } from '@lingui/core/macro';

/** Texts of reports and complaints. */
export const moderationMessages = {
  report: ({ kind, name }: { kind: string; name: string }) =>
    msg({
      id: 'app.Moderation.report',
      message: select(kind, {
        photo: 'Report this photo',
        message: 'Report this message',
        other: `Report ${name}`,
      }),
      comment:
        'Headline of the dialog in which a member, a photo or a message is reported; {name}: the reported member',
    }),
  reportLead: msg({
    id: 'app.Moderation.reportLead',
    message: 'A person reviews your report and decides. The other person won’t be told who reported it.',
    comment: 'Dialog in which something is reported: text below the headline',
  }),
  reason: msg({
    id: 'app.Moderation.reason',
    message: 'What is it about?',
    comment: 'Label of the list of reasons, in a report or a complaint',
  }),
  reasonName: ({ reason, minAge }: { reason: string; minAge: number }) =>
    msg({
      id: 'app.Moderation.reasonName',
      message: select(reason, {
        illegal_speech: 'Hate or threats',
        harassment: 'Harassment',
        minor: `Under ${minAge}, or harm to children`,
        intimate_images: 'Intimate images without consent',
        sexual_content: 'Sexual content',
        violence: 'Violence or self-harm',
        scam: 'Fraud, or asking for money',
        false_identity: 'Someone else’s name or photos',
        undeclared_fictional: 'Fictional, but not labelled',
        exploitation: 'Forced or paid sex',
        illegal_goods: 'Illegal goods',
        spam: 'Advertising',
        privacy: 'Personal data',
        intellectual_property: 'Copyright or trademark',
        payment: 'Charges or refunds',
        moderation: 'A decision about my account',
        accessibility: 'Accessibility',
        service: 'How something works',
        other: 'Something else',
      }),
      comment:
        'The reasons of a report or a complaint, to choose from and in the list of own complaints; {minAge}: age from which the site is open, for example 18',
    }),
  choose: msg({
    id: 'app.Moderation.choose',
    message: 'Please choose',
    comment:
      'First entry of the list of reasons of a report or a complaint, and the error when no reason was chosen',
  }),
  words: msg({
    id: 'app.Moderation.words',
    message: 'What happened?',
    comment: 'Label of the text box of a report or a complaint',
  }),
  wordsMissing: msg({
    id: 'app.Moderation.wordsMissing',
    message: 'Please write a sentence.',
    comment:
      'Error below the text box of a report, a complaint or an appeal, when the text is missing or too short, and below the field for the name',
  }),
  goodFaith: msg({
    id: 'app.Moderation.goodFaith',
    message: 'By sending, you confirm that what you write is true to the best of your knowledge.',
    comment: 'Text above the button that sends a report or a complaint',
  }),
  send: msg({
    id: 'app.Moderation.send',
    message: 'Send',
    comment: 'Button that sends a report or a complaint',
  }),
  close: msg({
    id: 'app.Moderation.close',
    message: 'Close',
    comment: 'Button that closes the dialog in which something is reported',
  }),
  sent: msg({
    id: 'app.Moderation.sent',
    message: 'We’ve received <em>what you reported</em>',
    comment: 'Headline after a report or a complaint was sent; text inside <em> is in italics',
  }),
  sentBody: ({ reference }: { reference: string }) =>
    msg({
      id: 'app.Moderation.sentBody',
      message: `Your reference is ${reference}. We’ll write to you as soon as we’ve decided.`,
      comment:
        'Text below the headline “We’ve received what you reported”; {reference}: number of the report or complaint',
    }),
  sentLater: ({ reference, date }: { reference: string; date: string }) =>
    msg({
      id: 'app.Moderation.sentLater',
      message: `Your reference is ${reference}. Handling your reports is suspended until ${date}: we keep this one and look at it after that.`,
      comment:
        'Text below the headline “We’ve received what you reported”, for somebody whose reports are not handled for a time because of misuse; {reference}: number of the report; {date}: day and time',
    }),
  waits: ({ date }: { date: string }) =>
    msg({
      id: 'app.Moderation.waits',
      message: `Handling is suspended: we look at it after ${date}.`,
      comment:
        'In the list of own reports and complaints, for somebody whose reports or appeals are not handled for a time because of misuse; {date}: day and time',
    }),
  follow: msg({
    id: 'app.Moderation.follow',
    message: 'See the status',
    comment: 'Link after a report was sent: leads to the list of own reports and complaints',
  }),
  title: msg({
    id: 'app.Moderation.title',
    message: 'Complaints',
    comment: 'Page title and headline of the page with the form for complaints and the own complaints',
  }),
  lead: msg({
    id: 'app.Moderation.lead',
    message:
      'Did something go wrong, with us or with someone here? Tell us: a person reads your complaint, decides, and tells you why.',
    comment: 'Text below the headline “Complaints”',
  }),
  new: msg({
    id: 'app.Moderation.new',
    message: 'Write to us',
    comment: 'Heading of the form for a complaint',
  }),
  objection: ({ reference }: { reference: string }) =>
    msg({
      id: 'app.Moderation.objection',
      message: `Object to the decision ${reference}`,
      comment:
        'Heading of the form that objects to a warning or suspension because of misuse; {reference}: its number, for example V-7KQ4-M2XP-9TRD',
    }),
  own: msg({
    id: 'app.Moderation.own',
    message: 'Outcome',
    comment: 'Heading of the list of own reports and complaints with their decisions',
  }),
  name: msg({
    id: 'app.Moderation.name',
    message: 'Your name',
    comment: 'Label of the field for the name in the form for a complaint, for visitors',
  }),
  affected: msg({
    id: 'app.Moderation.affected',
    message: 'About you',
    comment: 'Badge in the list of reports and complaints: a decision that restricts the reader',
  }),
  state: ({ state }: { state: string }) =>
    msg({
      id: 'app.Moderation.state',
      message: select(state, {
        received: 'Received',
        in_review: 'In review',
        decided: 'Decided',
        appealed: 'In review again',
        other: 'Closed',
      }),
      comment: 'State of a report or a complaint, in the list of own ones',
    }),
  outcome: ({ outcome }: { outcome: string }) =>
    msg({
      id: 'app.Moderation.outcome',
      message: select(outcome, {
        rejected: 'No action was taken.',
        warned: 'A warning was given.',
        photo_removed: 'The photo was removed.',
        account_disabled: 'The account was closed.',
        other: 'The complaint was upheld.',
      }),
      comment: 'What was decided about a report or a complaint, in the list of own ones',
    }),
  ground: ({ ground }: { ground: string }) =>
    msg({
      id: 'app.Moderation.ground',
      message: select(ground, {
        law: 'Ground: against the law.',
        fraud: 'Ground: fraud, which is against the law and our terms of use.',
        other: 'Ground: against our terms of use.',
      }),
      comment: 'What a decision that restricts somebody rests on, in the list of own reports and complaints',
    }),
  rule: ({ rule, minAge }: { rule: string; minAge: number }) =>
    msg({
      id: 'app.Moderation.rule',
      message: select(rule, {
        age: `Being younger than ${minAge}, or showing children in photos`,
        respect: 'Insults, threats, hate, pressure, and carrying on writing when someone has said no',
        identity: 'Other people’s photos or names, and pretending to be someone you are not',
        money: 'Asking for money, gifts or bank details; any kind of fraud',
        advertising: 'Advertising, sexual services for money, and automatic messages',
        privacy: 'Passing on other people’s private messages, photos or addresses',
        sexual_pictures: 'Sexual images in the profile',
        law: 'Everything that is against the law',
        other: 'A second account after a ban',
      }),
      comment:
        'Link below a decision, to the page “Ban policy”: the rule that was broken, a line of the list of that page, word for word, without the full stop; {minAge}: age from which the site is open',
    }),
  duration: msg({
    id: 'app.Moderation.duration',
    message: 'Permanent, unless an appeal succeeds.',
    comment: 'Below a decision that hides a photo or closes an account: how long it lasts',
  }),
  byPerson: msg({
    id: 'app.Moderation.byPerson',
    message: 'A person decided, without automated means.',
    comment: 'Below a decision, in the list of own reports and complaints',
  }),
  outOfCourt: msg({
    id: 'app.Moderation.outOfCourt',
    message:
      'You can also turn to a <a>certified body for settling disputes out of court</a>, and to the courts.',
    comment: 'Below a decision: the remedies; <a>: link to the European Commission’s list of these bodies',
  }),
  address: msg({
    id: 'app.Moderation.address',
    message: 'Web address of the page in question, if there is one',
    comment: 'Label of a field in the form for a complaint',
  }),
  addressHelp: ({ example }: { example: string }) =>
    msg({
      id: 'app.Moderation.addressHelp',
      message: `Copy the address from your browser’s address bar, such as ${example}`,
      comment: 'Help text below the field for a web address; {example}: an address of this site',
    }),
  addressWrong: msg({
    id: 'app.Moderation.addressWrong',
    message: 'That isn’t a web address.',
    comment: 'Error below the field for a web address',
  }),
  appealed: ({ date }: { date: string }) =>
    msg({
      id: 'app.Moderation.appealed',
      message: `Your appeal of ${date}`,
      comment:
        'Heading above the text of the reader’s appeal against a decision; {date}: the day of the appeal',
    }),
  appeal: msg({
    id: 'app.Moderation.appeal',
    message: 'Appeal',
    comment: 'Button below a decision that opens the form for an appeal, and button that sends it',
  }),
  appealWords: msg({
    id: 'app.Moderation.appealWords',
    message: 'Why is the decision wrong?',
    comment: 'Label of the text box for an appeal against a decision',
  }),
  appealUntil: ({ date }: { date: string }) =>
    msg({
      id: 'app.Moderation.appealUntil',
      message: `Someone else will decide. Possible until ${date}.`,
      comment: 'Help text below the text box for an appeal; {date}: the last day for it',
    }),
};
