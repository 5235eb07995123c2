import { msg } from '@lingui/core/macro';

/** Texts of the dialog that asks members for agreement to the current terms. */
export const termsMessages = {
  title: msg({
    id: 'app.NewTerms.title',
    message: 'Please agree to <em>our terms</em>',
    comment:
      'Headline of the dialog that asks for agreement to the terms, because they changed or the member signed up on another site; text inside <em> is in italics',
  }),
  lead: ({ name, date }: { name: string; date: string }) =>
    msg({
      id: 'app.NewTerms.lead',
      message: `The terms of ${name} have been in force since ${date}, and you have not agreed to them yet.`,
      comment:
        'Dialog that asks for agreement to the terms: text below the headline; {name}: the site, {date}: a day',
    }),
  changes: msg({
    id: 'app.NewTerms.changes',
    message: 'What changes',
    comment: 'Dialog that asks for agreement to the terms: heading above the summary of what changed',
  }),
  read: msg({
    id: 'app.NewTerms.read',
    message: 'Read the terms',
    comment: 'Dialog that asks for agreement to the terms: link to the terms',
  }),
  leave: msg({
    id: 'app.NewTerms.leave',
    message:
      'If you don’t agree, you can log out, or delete your account in the <settings>settings</settings>.',
    comment:
      'Dialog that asks for agreement to the terms: small print; the text inside <settings> is a link to the settings',
  }),
  logOut: msg({
    id: 'app.NewTerms.logOut',
    message: 'Log out',
    comment: 'Dialog that asks for agreement to the terms: button that logs out without agreeing',
  }),
  agree: msg({
    id: 'app.NewTerms.agree',
    message: 'I agree',
    comment: 'Dialog that asks for agreement to the terms: main button',
  }),
};
