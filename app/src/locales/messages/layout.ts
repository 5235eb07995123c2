import { msg } from '@lingui/core/macro';

/** The notice above a page. */
export const noticesMessages = {
  label: msg({
    id: 'app.Notices.label',
    message: 'Notices',
    comment: 'Name of the region above the page with its notice, for screen readers',
  }),
};

/** Text above the pages in a browser that runs no scripts. */
export const noScriptMessages = {
  text: ({ site, email }: { site: string; email: string }) =>
    msg({
      id: 'app.NoScript.text',
      message: `Without JavaScript you can read these pages, but not log in or send a form, and buttons that need it are not shown. Allow it for ${site} in your browser’s settings, or write to us: ${email}.`,
      comment:
        'Above every page in a browser in which JavaScript is off; {site}: name of the site, {email}: address of support',
    }),
};
