import { msg, plural } from '@lingui/core/macro';

/** Texts of the question whether we may store which advertising link the visitor came by. */
export const attributionMessages = {
  title: msg({
    id: 'app.Marketing.title',
    message: 'An advertising link brought you here',
    comment:
      'Headline of the question whether the advertising link may be stored in a cookie, in a corner above the page',
  }),
  body: ({ days }: { days: number }) =>
    msg({
      id: 'app.Marketing.body',
      message: `May we remember this link for ${plural(days, { one: '# day', other: '# days' })}, in case you sign up later? That needs a cookie. Otherwise we’ll forget the link when you close this page.`,
      comment:
        'Question whether the advertising link may be stored: text above the buttons “Yes, remember it” and “No, thanks”, which look alike; {days}: how long',
    }),
  accept: msg({
    id: 'app.Marketing.accept',
    message: 'Yes, remember it',
    comment: 'Button that agrees to store the advertising link: the cookie is set',
  }),
  decline: msg({
    id: 'app.Marketing.decline',
    message: 'No, thanks',
    comment: 'Button that declines to store the advertising link: no cookie is set',
  }),
  more: msg({
    id: 'app.Marketing.more',
    message: 'About cookies',
    comment: 'Link to the page about cookies, in the question whether the advertising link may be stored',
  }),
};
