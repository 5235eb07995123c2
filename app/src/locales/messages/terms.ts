import { msg } from '@lingui/core/macro';

/** Texts of the dialog that asks members to agree to terms they have not agreed to yet. */
export const termsMessages = {
  title: msg({
    id: 'app.NewTerms.title',
    message: 'Our terms are <em>new to you</em>',
    comment: 'Headline: the terms changed, or the member came from another site; italics inside <em>',
  }),
  lead: ({ name, date }: { name: string; date: string }) =>
    msg({
      id: 'app.NewTerms.lead',
      message: `The terms of ${name} have been in force since ${date}, and you have not agreed to them yet.`,
      comment: 'Below it; {name}: the site, {date}: a day',
    }),
  changes: msg({
    id: 'app.NewTerms.changes',
    message: 'What changes',
    comment: 'Small headline above a summary',
  }),
  read: msg({
    id: 'app.NewTerms.read',
    message: 'Read the terms',
    comment: 'Link to the page with the terms',
  }),
  leave: msg({
    id: 'app.NewTerms.leave',
    message:
      'If you don’t agree, you can log out, or delete your account in the <settings>settings</settings>.',
    comment: 'Small print; the word between the tags is a link',
  }),
  logOut: msg({ id: 'app.NewTerms.logOut', message: 'Log out', comment: 'Button: leaves without agreeing' }),
  agree: msg({ id: 'app.NewTerms.agree', message: 'I agree', comment: 'Main button: agrees to the terms' }),
};
