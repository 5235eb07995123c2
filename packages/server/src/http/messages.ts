/** Texts of the page that is shown when a page could not be rendered. */
export const errorPageMessages = {
  rateLimited: /*i18n*/ {
    id: 'page.rateLimited.title',
    message: 'One moment, please',
    comment: 'Headline of the page that stands in for any page when too many were opened',
  },
  rateLimitedBody: /*i18n*/ {
    id: 'page.rateLimited.body',
    message: 'Very many pages were opened from your connection just now. Please wait a minute and try again.',
    comment: 'Below “One moment, please”',
  },
  unavailable: /*i18n*/ {
    id: 'page.unavailable.title',
    message: 'We will be right back',
    comment: 'Headline of the page that stands in for any page when the service cannot be reached',
  },
  unavailableBody: /*i18n*/ {
    id: 'page.unavailable.body',
    message: '{site} is very busy at the moment. Please try again shortly: nothing of yours is lost.',
    comment: 'Below “We will be right back”; {site}: name of the site',
  },
  failed: /*i18n*/ {
    id: 'page.failed.title',
    message: 'Something went wrong',
    comment: 'Headline of the page that stands in for any page after a fault of ours',
  },
  failedBody: /*i18n*/ {
    id: 'page.failed.body',
    message: 'The fault is ours. Please try again later; if it stays, write to us and name {reference}.',
    comment:
      'Below “Something went wrong”; {reference}: letters and digits under which we find what happened',
  },
  again: /*i18n*/ {
    id: 'page.again',
    message: 'Try again',
    comment: 'Link that opens the same page again',
  },
};
