import { msg, select } from '@lingui/core/macro';

/** Texts of reports and complaints. */
export const trustMessages = {
  report: ({ kind, name }: { kind: string; name: string }) =>
    msg({
      id: 'app.Trust.report',
      message: select(kind, {
        photo: 'Report this photo',
        message: 'Report this message',
        other: `Report ${name}`,
      }),
      comment: 'Headline of the dialog in which something is reported; {name} is the person',
    }),
  reportLead: msg({
    id: 'app.Trust.reportLead',
    message: 'A person looks at it and decides. Nobody learns who reported.',
    comment: 'Below that headline',
  }),
  reason: msg({
    id: 'app.Trust.reason',
    message: 'What is it about?',
    comment: 'Label of a list of reasons',
  }),
  reasonName: ({ reason }: { reason: string }) =>
    msg({
      id: 'app.Trust.reasonName',
      message: select(reason, {
        illegal_speech: 'Hate or threats',
        harassment: 'Harassment',
        minor: 'Under 18, or harm to children',
        intimate_images: 'Intimate pictures without consent',
        sexual_content: 'Sexual content',
        violence: 'Violence or self-harm',
        scam: 'Fraud, or asking for money',
        false_identity: 'Somebody else’s name or pictures',
        undeclared_fictional: 'Made up, but not marked so',
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
      comment: 'Reason of a report or complaint',
    }),
  choose: msg({
    id: 'app.Trust.choose',
    message: 'Please choose',
    comment: 'First entry of that list, and the error when nothing is chosen',
  }),
  words: msg({
    id: 'app.Trust.words',
    message: 'What happened?',
    comment: 'Label of a field for several lines',
  }),
  wordsMissing: msg({
    id: 'app.Trust.wordsMissing',
    message: 'Please write a sentence.',
    comment: 'Error below that field',
  }),
  goodFaith: msg({
    id: 'app.Trust.goodFaith',
    message: 'To the best of your knowledge, what you write is true.',
    comment: 'Above the button that sends a report or complaint',
  }),
  send: msg({ id: 'app.Trust.send', message: 'Send', comment: 'Button' }),
  close: msg({ id: 'app.Trust.close', message: 'Close', comment: 'Closes the dialog' }),
  sent: msg({
    id: 'app.Trust.sent',
    message: 'We’ve <em>received it</em>',
    comment: 'Headline after a report or complaint was sent; italics inside <em>',
  }),
  sentBody: ({ reference }: { reference: string }) =>
    msg({
      id: 'app.Trust.sentBody',
      message: `Your reference is ${reference}. We write to you as soon as it is decided.`,
      comment: 'Below that headline',
    }),
  follow: msg({
    id: 'app.Trust.follow',
    message: 'Follow it',
    comment: 'Link to the list of own complaints',
  }),
  title: msg({ id: 'app.Trust.title', message: 'Complaints', comment: 'Title of the page' }),
  lead: msg({
    id: 'app.Trust.lead',
    message:
      'Something went wrong, with us or with someone here? A person reads it, decides, and tells you why.',
    comment: 'Below the title',
  }),
  new: msg({ id: 'app.Trust.new', message: 'Write to us', comment: 'Heading of the form' }),
  own: msg({ id: 'app.Trust.own', message: 'Outcome', comment: 'Heading of the list' }),
  name: msg({ id: 'app.Trust.name', message: 'Your name', comment: 'Label of a field' }),
  affected: msg({
    id: 'app.Trust.affected',
    message: 'About you',
    comment: 'Badge of a decision that restricts the reader',
  }),
  state: ({ state }: { state: string }) =>
    msg({
      id: 'app.Trust.state',
      message: select(state, {
        received: 'Received',
        in_review: 'Being looked at',
        decided: 'Decided',
        appealed: 'Being looked at again',
        other: 'Closed',
      }),
      comment: 'State of a complaint',
    }),
  outcome: ({ outcome }: { outcome: string }) =>
    msg({
      id: 'app.Trust.outcome',
      message: select(outcome, {
        rejected: 'No action was taken.',
        warned: 'There was a warning.',
        photo_removed: 'The photo was removed.',
        account_disabled: 'The account was closed.',
        other: 'The complaint was upheld.',
      }),
      comment: 'What was decided',
    }),
  appealed: ({ date }: { date: string }) =>
    msg({
      id: 'app.Trust.appealed',
      message: `Your appeal of ${date}`,
      comment: 'Above the text of an appeal',
    }),
  appeal: msg({
    id: 'app.Trust.appeal',
    message: 'Appeal',
    comment: 'Button that opens the form of an appeal, and sends it',
  }),
  appealWords: msg({
    id: 'app.Trust.appealWords',
    message: 'Why is the decision wrong?',
    comment: 'Label of a field',
  }),
  appealUntil: ({ date }: { date: string }) =>
    msg({
      id: 'app.Trust.appealUntil',
      message: `Somebody else decides again. Possible until ${date}.`,
      comment: 'Below that field',
    }),
};
