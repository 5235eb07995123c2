import { msg } from '@lingui/core/macro';

/** Texts of the error page. */
export const errorMessages = {
  title: msg({
    id: 'app.Error.title',
    message: 'Something went wrong',
    comment: 'Page title of the error page',
  }),
  notFound: msg({
    id: 'app.Error.notFound',
    message: 'This page could not be found',
    comment: 'Page title of the error page for an unknown address (404)',
  }),
  forbidden: msg({
    id: 'app.Error.forbidden',
    message: 'You don’t have access to this page.',
    comment: 'Text of the error page when the server refuses the page (403)',
  }),
  unreachable: msg({
    id: 'app.Error.unreachable',
    message: 'We can’t reach the server. Is your connection working?',
    comment: 'Text of the error page when the server could not be reached',
  }),
  tooMany: msg({
    id: 'app.Error.tooMany',
    message: 'Too many requests at once. Please wait a minute and try again.',
    comment: 'Text of the error page when too many pages were opened in a short time (429)',
  }),
};

/** Texts of the page that the installed app shows without a connection. */
export const offlineMessages = {
  title: msg({
    id: 'app.Offline.title',
    message: 'You are offline',
    comment: 'Page title and headline of the page that is shown without a connection',
  }),
  body: msg({
    id: 'app.Offline.body',
    message: 'As soon as the connection is back, this page will carry on by itself. What you wrote is saved.',
    comment: 'Text below the headline “You are offline”',
  }),
  retry: msg({
    id: 'app.Offline.retry',
    message: 'Try again',
    comment: 'Button on the page that is shown without a connection: loads the page again',
  }),
};
