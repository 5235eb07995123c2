import { msg, plural } from '@lingui/core/macro';

/** Texts of the second step of a log-in: a code of the authenticator app, a recovery code or a mailed code. */
export const loginCodeMessages = {
  lead: msg({
    id: 'app.LoginCode.lead',
    message: 'Almost there. Your password is right; now your code, please.',
    comment: 'Second step of the log-in, above the field for the code, for members with two-factor log-in',
  }),
  code: msg({
    id: 'app.LoginCode.code',
    message: 'Code',
    comment:
      'Label of the field for six digits, from the authenticator app or from an e-mail: at the log-in and in the settings of two-factor log-in',
  }),
  codeHint: msg({
    id: 'app.LoginCode.codeHint',
    message: 'The code that your authenticator app shows.',
    comment: 'Help text below the field “Code” when the code comes from the authenticator app',
  }),
  recovery: msg({
    id: 'app.LoginCode.recovery',
    message: 'Recovery code',
    comment:
      'Label of the field for a recovery code, which can be used instead of a code of the authenticator app',
  }),
  recoveryHint: msg({
    id: 'app.LoginCode.recoveryHint',
    message: 'One of the codes you saved. Each works once.',
    comment: 'Help text below the field “Recovery code”',
  }),
  useRecovery: msg({
    id: 'app.LoginCode.useRecovery',
    message: 'Use a recovery code',
    comment: 'Button below the field “Code”: replaces it by the field “Recovery code”',
  }),
  useApp: msg({
    id: 'app.LoginCode.useApp',
    message: 'Use the app',
    comment:
      'Button below the field “Recovery code”: replaces it by the field for the code of the authenticator app',
  }),
  wrong: msg({
    id: 'app.LoginCode.wrong',
    message: 'That code is wrong or has already been used. Try the one your app shows now.',
    comment: 'Error below the field “Code” after a wrong code of the authenticator app',
  }),
  wrongRecovery: msg({
    id: 'app.LoginCode.wrongRecovery',
    message: 'That code is wrong or has already been used. Try another of your recovery codes.',
    comment: 'Error below the field “Recovery code” after a wrong one',
  }),
  mailedLead: msg({
    id: 'app.LoginCode.mailedLead',
    message: 'Almost there. We don’t recognise this browser yet, so we’ve e-mailed you a code.',
    comment: 'Second step of the log-in from an unknown browser, above the field for the mailed code',
  }),
  mailedHint: ({ minutes }: { minutes: number }) =>
    msg({
      id: 'app.LoginCode.mailedHint',
      message: `The code from our e-mail, valid for ${plural(minutes, { one: '# minute', other: '# minutes' })}. No e-mail? Check your spam folder.`,
      comment: 'Help text below the field “Code” when the code was mailed; {minutes}: how long it is valid',
    }),
  wrongMailed: msg({
    id: 'app.LoginCode.wrongMailed',
    message: 'That code is wrong or has expired. Check the e-mail again, or have another code sent.',
    comment: 'Error below the field “Code” after a wrong code when the code was mailed',
  }),
  demo: msg({
    id: 'app.LoginCode.demo',
    message:
      'This is a demo: in a new browser the log-in takes a code. You’ll find it in the <link>outbox</link>.',
    comment:
      'Above the log-in form and the field for the mailed code, in demos only, where no e-mail leaves; <link>: to the page with all e-mails of the demo',
  }),
  again: msg({
    id: 'app.LoginCode.again',
    message: 'Send another code',
    comment: 'Button below the field for the mailed code',
  }),
  sent: msg({
    id: 'app.LoginCode.sent',
    message: 'Another code is on its way to you.',
    comment: 'Confirmation after the button “Send another code” was pressed',
  }),
  notYet: ({ minutes }: { minutes: number }) =>
    msg({
      id: 'app.LoginCode.notYet',
      message: `We can send you another code in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
      comment: 'Shown after the button “Send another code” was pressed too often; {minutes}: time to wait',
    }),
};
