import { msg } from '@lingui/core/macro';

/** Texts of the notice above a page with a half-filled form, or that belongs to one account, after a log-in or log-out in another tab. */
export const sessionMessages = {
  other: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.other',
      message: `${name} is now logged in on this browser`,
      comment:
        'Headline of the notice above a page with a half-filled form, when somebody else has logged in in another tab; {name}: that member',
    }),
  nobody: msg({
    id: 'app.Session.nobody',
    message: 'You are logged out on this browser',
    comment:
      'Headline of the notice above a page with a half-filled form, when the member has logged out in another tab',
  }),
  ofMember: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.ofMember',
      message: `What you typed here is still there. To send it, log in as ${name} again in another tab and come back. Or copy it before you go on.`,
      comment:
        'Notice above a member’s page with a half-filled form, after log-in or log-out in another tab; {name}: the member whose page it is',
    }),
  ofVisitor: msg({
    id: 'app.Session.ofVisitor',
    message:
      'What you typed here is still there. To send it, log out in another tab and come back. Or copy it before you go on.',
    comment:
      'Notice above a visitor’s page with a half-filled form, when a member has logged in in another tab',
  }),
  ofOwner: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.ofOwner',
      message: `This page belongs to the account of ${name}.`,
      comment:
        'Notice above a member’s page, for example a conversation, when somebody else has logged in in another tab; {name}: the member whose page it is',
    }),
  logInAgain: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.logInAgain',
      message: `Log in again as ${name}`,
      comment:
        'Button in the notice above a member’s page when somebody else has logged in in another tab: logs that one out and opens the log-in page; {name}: the member whose page it is',
    }),
  goOnAs: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.goOnAs',
      message: `Continue as ${name}`,
      comment:
        'Button in the notice above a page with a half-filled form: loads the page for the member who is logged in now, and what was typed is lost; {name}: that member',
    }),
  goOn: msg({
    id: 'app.Session.goOn',
    message: 'Continue logged out',
    comment:
      'Button in the notice above a page with a half-filled form: loads the page without log-in, after the member has logged out in another tab; what was typed is lost',
  }),
};

/** Texts of the notices above a page that was loaded again because a new version is out, or of which a part could not be loaded. */
export const updateMessages = {
  title: msg({
    id: 'app.Update.title',
    message: 'The page was updated',
    comment: 'Headline of the notice above a page that has loaded again because a new version is out',
  }),
  body: ({ site }: { site: string }) =>
    msg({
      id: 'app.Update.body',
      message: `There is a new version of ${site}, so the page has loaded again. Please repeat what you did last.`,
      comment: 'Text of the notice “The page was updated”; {site}: name of the site',
    }),
  close: msg({
    id: 'app.Update.close',
    message: 'OK',
    comment:
      'Button that closes the notice “The page was updated” or “Part of this page could not be loaded”',
  }),
  lost: msg({
    id: 'app.Update.lost',
    message: 'Part of this page could not be loaded',
    comment:
      'Headline of the notice above a page of which a part, such as a dialog that was just opened, could not be loaded',
  }),
  lostBody: ({ site }: { site: string }) =>
    msg({
      id: 'app.Update.lostBody',
      message: `There may be a new version of ${site}, or the connection was lost. Load the page again, then press once more.`,
      comment: 'Text of the notice “Part of this page could not be loaded”; {site}: name of the site',
    }),
  lostTyped: msg({
    id: 'app.Update.lostTyped',
    message: 'What you typed here is still there. Send or copy it first: loading again clears it.',
    comment:
      'Second paragraph of the notice “Part of this page could not be loaded” above a half-filled form',
  }),
  reload: msg({
    id: 'app.Update.reload',
    message: 'Load again',
    comment: 'Button in the notice “Part of this page could not be loaded”: loads the whole page again',
  }),
};
