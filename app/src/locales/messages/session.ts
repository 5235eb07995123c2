import { msg } from '@lingui/core/macro';

/** Texts above a page with a half-filled form, when somebody else has logged in in another tab. */
export const sessionMessages = {
  other: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.other',
      message: `${name} is logged in in this browser now`,
      comment: 'Headline above a page with a half-filled form; {name}: who has logged in in another tab',
    }),
  nobody: msg({
    id: 'app.Session.nobody',
    message: 'You are logged out in this browser',
    comment: 'The same headline, after somebody has logged out in another tab',
  }),
  ofMember: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.ofMember',
      message: `What you typed here is still there. To send it, log in as ${name} again in another tab and come back. Or copy it before you go on.`,
      comment: 'Below that headline; {name}: the member whose page it is',
    }),
  ofVisitor: msg({
    id: 'app.Session.ofVisitor',
    message:
      'What you typed here is still there. To send it, log out in another tab and come back. Or copy it before you go on.',
    comment: 'Below that headline, on the page of a visitor',
  }),
  goOnAs: ({ name }: { name: string }) =>
    msg({
      id: 'app.Session.goOnAs',
      message: `Go on as ${name}`,
      comment: 'Button: loads the page for whoever is logged in now; what was typed is lost',
    }),
  goOn: msg({
    id: 'app.Session.goOn',
    message: 'Go on logged out',
    comment: 'The same button, after somebody has logged out',
  }),
};
