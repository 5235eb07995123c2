import { msg, plural } from '@lingui/core/macro';

/** Texts of the second step of a log-in: a code after the password. */
export const loginCodeMessages = {
  lead: msg({
    id: 'app.LoginCode.lead',
    message: 'Almost there. Your password is right; now your code, please.',
    comment: 'Log-in: the member asked for a code beside the password',
  }),
  code: msg({ id: 'app.LoginCode.code', message: 'Code', comment: 'Label of a field; six digits' }),
  codeHint: msg({
    id: 'app.LoginCode.codeHint',
    message: 'The six digits that your authenticator app shows.',
    comment: 'Below that field',
  }),
  recovery: msg({
    id: 'app.LoginCode.recovery',
    message: 'Recovery code',
    comment: 'Label of a field; a recovery code replaces the code of the app',
  }),
  recoveryHint: msg({
    id: 'app.LoginCode.recoveryHint',
    message: 'One of the ten codes that you have kept. Each works once.',
    comment: 'Below that field',
  }),
  useRecovery: msg({
    id: 'app.LoginCode.useRecovery',
    message: 'Use a recovery code',
    comment: 'Button beside the field for the code of the app',
  }),
  useApp: msg({
    id: 'app.LoginCode.useApp',
    message: 'Use the app',
    comment: 'Button beside the field for a recovery code',
  }),
  wrong: msg({
    id: 'app.LoginCode.wrong',
    message: 'That one is not right, or it was used before. Try the code your app shows now.',
    comment: 'Below the field, after a wrong code of the app',
  }),
  wrongRecovery: msg({
    id: 'app.LoginCode.wrongRecovery',
    message: 'That one is not right, or it was used before. Try another of your recovery codes.',
    comment: 'Below the field, after a wrong recovery code',
  }),
  mailedLead: msg({
    id: 'app.LoginCode.mailedLead',
    message: 'Almost there. We do not know this browser yet, so we have mailed you a code.',
    comment: 'Log-in from a new browser, after the right password',
  }),
  mailedHint: msg({
    id: 'app.LoginCode.mailedHint',
    message: 'The six digits from our e-mail, good for ten minutes. Nothing there? Look in the spam folder.',
    comment: 'Below the field for the code that was mailed',
  }),
  wrongMailed: msg({
    id: 'app.LoginCode.wrongMailed',
    message: 'That one is not right, or it is too old. Look at the e-mail again, or have another code sent.',
    comment: 'Below the field, after a wrong code that was mailed',
  }),
  again: msg({
    id: 'app.LoginCode.again',
    message: 'Send another code',
    comment: 'Button below the field for the code that was mailed',
  }),
  sent: msg({
    id: 'app.LoginCode.sent',
    message: 'Another code is on its way to you.',
    comment: 'After that button was pressed',
  }),
  notYet: ({ minutes }: { minutes: number }) =>
    msg({
      id: 'app.LoginCode.notYet',
      message: `We can send you another code in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
      comment: 'After that button was pressed too often',
    }),
};
