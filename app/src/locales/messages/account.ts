import { msg } from '@lingui/core/macro';

/** Titles of the pages around the account. */
export const accountMessages = {
  logIn: msg({ id: 'app.Account.logIn', message: 'Log in', comment: 'Title of the log-in page' }),
  welcomeBack: msg({
    id: 'app.Account.welcomeBack',
    message: 'Good to see you <em>again</em>',
    comment: 'Headline of the log-in page; the word inside <em> is set in italics',
  }),
  language: msg({
    id: 'app.Account.language',
    message: 'Language',
    comment: 'Title of the page to choose the language',
  }),
  signUp: msg({ id: 'app.Account.signUp', message: 'Sign up', comment: 'Title of the sign-up page' }),
  confirm: msg({ id: 'app.Account.confirm', message: 'Confirm your e-mail', comment: 'Title of a page' }),
  confirmed: msg({ id: 'app.Account.confirmed', message: 'E-mail confirmed', comment: 'Title of a page' }),
  notConfirmed: msg({
    id: 'app.Account.notConfirmed',
    message: 'The link did not work',
    comment: 'Title of a page',
  }),
};
