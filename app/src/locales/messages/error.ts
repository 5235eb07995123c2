import { msg } from '@lingui/core/macro';

/** Texts of the error page. */
export const errorMessages = {
  notFound: msg({
    id: 'app.Error.notFound',
    message: 'This page could not be found',
    comment: 'Headline of the error page for an unknown address (404)',
  }),
  forbidden: msg({
    id: 'app.Error.forbidden',
    message: 'This page is not for you to see',
    comment: 'Headline of the error page when the server refuses a page (403)',
  }),
  failed: msg({
    id: 'app.Error.failed',
    message: 'Something went wrong. Please try again later',
    comment: 'Headline of the error page for a failure of the server (500)',
  }),
  unreachable: msg({
    id: 'app.Error.unreachable',
    message: 'We cannot reach the server. Is your connection working?',
    comment: 'Headline of the error page when there is no answer (503)',
  }),
  home: msg({ id: 'app.Error.home', message: 'Back to the home page', comment: 'Link on the error page' }),
};
