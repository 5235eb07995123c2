import { msg } from '@lingui/core/macro';

/** Titles of the pages for log-in, sign-up, language and confirmation of the e-mail address. */
export const accountMessages = {
  logIn: msg({
    id: 'app.Account.logIn',
    message: 'Log in',
    comment: 'Page title and headline of the log-in page',
  }),
  welcomeBack: msg({
    id: 'app.Account.welcomeBack',
    message: 'Good to see you again',
    comment: 'Small line above the headline of the log-in page, in the voice of the brand',
  }),
  toProfile: msg({
    id: 'app.Account.toProfile',
    message: 'Log in or sign up, and we’ll take you to the profile you wanted to see.',
    comment: 'Log-in page: below the headline, for a visitor who came from the address of a member',
  }),
  language: msg({
    id: 'app.Account.language',
    message: 'Language',
    comment: 'Page title of the page on which the language is chosen',
  }),
  signUp: msg({ id: 'app.Account.signUp', message: 'Sign up', comment: 'Page title of the sign-up page' }),
  confirm: msg({
    id: 'app.Account.confirm',
    message: 'Confirm your e-mail',
    comment: 'Page title of the page that asks to confirm the e-mail address after the sign-up',
  }),
  confirmed: msg({
    id: 'app.Account.confirmed',
    message: 'E-mail confirmed',
    comment:
      'Page title of the page that opens from the activation e-mail, when the e-mail address is confirmed',
  }),
  notConfirmed: msg({
    id: 'app.Account.notConfirmed',
    message: 'The link didn’t work',
    comment:
      'Page title of the page that opens from the activation e-mail, when the link is wrong or too old',
  }),
};
