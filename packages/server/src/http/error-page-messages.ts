/** Texts of the plain page that is shown instead of a page of the app. */
export const plainPageMessages = {
  rateLimited: /*i18n*/ {
    id: 'page.rateLimited.title',
    message: 'Too many pages at once',
    comment: 'Headline of the page that is shown instead of any page after too many requests',
  },
  rateLimitedBody: /*i18n*/ {
    id: 'page.rateLimited.body',
    message: 'A lot of pages were opened from your connection just now. Please wait a minute and try again.',
    comment: 'Page after too many requests: text below the headline “Too many pages at once”',
  },
  unavailable: /*i18n*/ {
    id: 'page.unavailable.title',
    message: 'Not available at the moment',
    comment: 'Headline of the page that is shown instead of any page when the service is not available',
  },
  unavailableBody: /*i18n*/ {
    id: 'page.unavailable.body',
    message: '{site} is very busy at the moment. Please try again shortly: nothing of yours is lost.',
    comment:
      'Page when the service is not available: text below the headline “Not available at the moment”; {site}: name of the site',
  },
  failed: /*i18n*/ {
    id: 'page.failed.title',
    message: 'Something went wrong',
    comment: 'Headline of the page that is shown instead of any page after an error of the server',
  },
  failedBody: /*i18n*/ {
    id: 'page.failed.body',
    message:
      'The fault is ours. Please try again later; if it happens again, write to us and mention {reference}.',
    comment:
      'Page after an error of the server: text below the headline “Something went wrong”; {reference}: letters and digits by which the error is found',
  },
  needsScript: /*i18n*/ {
    id: 'page.needsScript.title',
    message: 'This form needs JavaScript',
    comment:
      'Headline of the page after a form was sent by a browser in which JavaScript is off or did not load',
  },
  needsScriptBody: /*i18n*/ {
    id: 'page.needsScript.body',
    message:
      'Nothing was sent to {site}. Try again with JavaScript allowed for this site in your browser’s settings. If that doesn’t work, write to us: {email}.',
    comment:
      'Page after a form was sent without JavaScript, or when it did not load: text below the headline; {site}: name of the site, {email}: address of support',
  },
  again: /*i18n*/ {
    id: 'page.again',
    message: 'Try again',
    comment:
      'Link on a page that is shown instead of another one, such as after an error: opens the requested page again',
  },
} as const;
