import { msg } from '@lingui/core/macro';

/** What search engines and shared links show below the title of a page. */
export const searchResultMessages = {
  login: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.login',
      message: `Log in to ${site} with your name or e-mail address. Forgotten your password? We send you a link for a new one.`,
      comment: 'Description of the log-in page in search engines; {site}: name of the site',
    }),
  signup: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.signup',
      message: `Join ${site} for free: signing up, searching and reading cost nothing. Only messages, photos and gifts that you send cost credits.`,
      comment: 'Description of the sign-up page in search engines; {site}: name of the site',
    }),
  premium: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.premium',
      message: `What Premium on ${site} includes, and what each package costs.`,
      comment: 'Description of the page about premium in search engines; {site}: name of the site',
    }),
  pricing: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.pricing',
      message: `All prices on ${site}: credit packages, Premium, and what a message, a photo or a gift costs.`,
      comment: 'Description of the page with all prices in search engines; {site}: name of the site',
    }),
  withdrawal: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.withdrawal',
      message: `Withdraw from a purchase on ${site}, without logging in and without giving a reason.`,
      comment: 'Description of the page for withdrawals in search engines; {site}: name of the site',
    }),
  cancellation: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.cancellation',
      message: `Cancel a subscription with ${site}, without logging in.`,
      comment: 'Description of the page for cancellations in search engines; {site}: name of the site',
    }),
  complaints: ({ site }: { site: string }) =>
    msg({
      id: 'app.SearchResult.complaints',
      message: `Make a complaint or report something on ${site}, and follow what happens with it.`,
      comment: 'Description of the page for complaints in search engines; {site}: name of the site',
    }),
};
