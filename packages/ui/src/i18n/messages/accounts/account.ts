import { msg, plural } from '@lingui/core/macro';

export const passwordPair = {
  password: msg({
    id: 'vl.PasswordPair.password',
    message: 'New password',
    comment: 'Label of the first of two fields',
  }),
  repeat: msg({
    id: 'vl.PasswordPair.repeat',
    message: 'Repeat password',
    comment: 'Label of the second field: the new password again',
  }),
  repeatMissing: msg({
    id: 'vl.PasswordPair.repeatMissing',
    message: 'Please type the new password again.',
    comment: 'Error below the second field',
  }),
};

export const resetRequestForm = {
  lead: msg({
    id: 'vl.ResetRequestForm.lead',
    message: 'We’ll send you a link to choose a new password.',
    comment: 'Above the field for the e-mail',
  }),
  hint: msg({
    id: 'vl.ResetRequestForm.hint',
    message: 'The e-mail address of your account.',
    comment: 'Below the field for the e-mail',
  }),
  submit: msg({ id: 'vl.ResetRequestForm.submit', message: 'Send the link', comment: 'Button' }),
  sent: ({ email, hours }: { email: string; hours: number }) =>
    msg({
      id: 'vl.ResetRequestForm.sent',
      message: `If <email>${email}</email> belongs to an account, a link is on its way. The link works for ${plural(hours, { one: '# hour', other: '# hours' })}.`,
      comment:
        'Shown after a reset link was requested; must not say whether the account exists. Keep the tags',
    }),
  spam: msg({
    id: 'vl.ResetRequestForm.spam',
    message: 'No e-mail after a minute? Check your spam folder.',
    comment: 'Below the line that says the mail was sent',
  }),
  login: msg({
    id: 'vl.ResetRequestForm.login',
    message: 'Back to log-in',
    comment: 'Link from the reset form to the log-in',
  }),
};

export const resetForm = {
  submit: msg({ id: 'vl.ResetForm.submit', message: 'Save the password', comment: 'Button' }),
  others: msg({
    id: 'vl.ResetForm.others',
    message: 'You’ll be logged out on all your other devices.',
    comment: 'Above the button that saves the new password',
  }),
  done: msg({
    id: 'vl.ResetForm.done',
    message: 'Your new password is set. You have been logged out on all your other devices.',
    comment: 'Shown after the new password was saved',
  }),
  login: msg({
    id: 'vl.ResetForm.login',
    message: 'Log in',
    comment: 'Link after the new password was saved',
  }),
  kept: msg({
    id: 'vl.ResetForm.kept',
    message: 'Your old password still works.',
    comment: 'Below “This link has expired or has already been used”',
  }),
  again: msg({
    id: 'vl.ResetForm.again',
    message: 'Ask for a new link',
    comment: 'Link to the form that sends one',
  }),
};

export const mailChangeResult = {
  done: msg({
    id: 'vl.MailChangeResult.done',
    message: 'Your new address <em>is set</em>',
    comment: 'Headline after a change of the e-mail address was confirmed; italics inside <em>',
  }),
  doneBody: ({ email }: { email: string }) =>
    msg({
      id: 'vl.MailChangeResult.doneBody',
      message: `From now on we’ll write to <email>${email}</email>, and you log in with it.`,
      comment: 'Below the headline. Keep the tags',
    }),
  doneUndo: ({ hours }: { hours: number }) =>
    msg({
      id: 'vl.MailChangeResult.doneUndo',
      message: `We’ve also written to your old address. From there you can undo the change for ${plural(hours, { one: '# hour', other: '# hours' })}.`,
      comment: 'Below the text that the new e-mail address was confirmed',
    }),
  undone: msg({
    id: 'vl.MailChangeResult.undone',
    message: 'The change is <em>undone</em>',
    comment: 'Headline after the change was undone from the old address',
  }),
  undoneBody: ({ email }: { email: string }) =>
    msg({
      id: 'vl.MailChangeResult.undoneBody',
      message: `Your address is <email>${email}</email> again. If the change was not yours, choose a new password now.`,
      comment: 'Below the headline. Keep the tags',
    }),
  error: msg({
    id: 'vl.MailChangeResult.error',
    message: 'The link <em>didn’t work</em>',
    comment: 'Headline when the change could not be confirmed',
  }),
  errorBody: msg({
    id: 'vl.MailChangeResult.errorBody',
    message:
      'The link may be too old. Your settings show which address is in use, and you can change it there.',
    comment: 'Below the headline',
  }),
  goOn: msg({ id: 'vl.MailChangeResult.goOn', message: 'Look around', comment: 'Link to the members' }),
  password: msg({
    id: 'vl.MailChangeResult.password',
    message: 'Choose a new password',
    comment: 'Link, after the change was undone',
  }),
  settings: msg({
    id: 'vl.MailChangeResult.settings',
    message: 'Go to settings',
    comment: 'Link after a change of the e-mail address',
  }),
  support: msg({
    id: 'vl.MailChangeResult.support',
    message: 'Contact support',
    comment: 'Link when a change of the e-mail address could not be confirmed',
  }),
};

export const signupMatches = {
  title: ({ total }: { total: number }) =>
    msg({
      id: 'vl.SignupMatches.title',
      message: plural(total, { one: '# person <em>for you</em>', other: '# people <em>for you</em>' }),
      comment: 'Headline above faces, beside the sign-up; {total} is how many fit; italics inside <em>',
    }),
  lead: msg({
    id: 'vl.SignupMatches.lead',
    message: 'They match what you’ve told us so far. Signing up is free.',
    comment: 'Below the headline',
  }),
  titleBefore: ({ total }: { total: number }) =>
    msg({
      id: 'vl.SignupMatches.titleBefore',
      message: plural(total, { one: '# person <em>is here</em>', other: '# people <em>are here</em>' }),
      comment:
        'Headline above faces, beside the sign-up, before any question was answered; {total} is how many there are; italics inside <em>',
    }),
  leadBefore: msg({
    id: 'vl.SignupMatches.leadBefore',
    message: 'Tell us who you’re looking for and see who’s a good fit. Signing up is free.',
    comment: 'Below the headline that says how many people are here',
  }),
};

export const langConfig = {
  legend: msg({
    id: 'vl.LangConfig.legend',
    message: 'Language of the site and our e-mails',
    comment: 'Above the choice of the language',
  }),
  saving: msg({ id: 'vl.LangConfig.saving', message: 'Saving', comment: 'While the choice is being saved' }),
  saved: ({ language }: { language: string }) =>
    msg({
      id: 'vl.LangConfig.saved',
      message: `Saved: ${language}`,
      comment: 'After the choice was saved; {language} is e.g. “German”',
    }),
};
