import { msg } from '@lingui/core/macro';

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
