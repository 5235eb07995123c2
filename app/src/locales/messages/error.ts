import { msg } from '@lingui/core/macro';

/** Texts of the error page. */
export const errorMessages = {
  title: msg({ id: 'app.Error.title', message: 'Something went wrong', comment: 'Title of the error page' }),
  notFound: msg({
    id: 'app.Error.notFound',
    message: 'This page could not be found',
    comment: 'Title of the error page for an unknown address (404)',
  }),
  forbidden: msg({
    id: 'app.Error.forbidden',
    message: 'This page is not for you to see.',
    comment: 'On the error page when the server refuses a page (403)',
  }),
  unreachable: msg({
    id: 'app.Error.unreachable',
    message: 'We cannot reach the server. Is your connection working?',
    comment: 'On the error page when there is no answer (503)',
  }),
  tooMany: msg({
    id: 'app.Error.tooMany',
    message: 'That was a lot at once. Please wait a minute and try again.',
    comment: 'On the error page when too many pages were opened (429)',
  }),
};

/** Texts of the page that the installed app shows without a connection. */
export const offlineMessages = {
  title: msg({
    id: 'app.Offline.title',
    message: 'You are offline',
    comment: 'Title and headline of the page without a connection',
  }),
  body: msg({
    id: 'app.Offline.body',
    message: 'As soon as the connection is back, this page goes on by itself. What you wrote is kept.',
    comment: 'Below the headline “You are offline”',
  }),
  retry: msg({ id: 'app.Offline.retry', message: 'Try again', comment: 'Button: loads the page anew' }),
};
