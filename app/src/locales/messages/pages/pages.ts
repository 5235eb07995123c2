import { msg, plural, select } from '@lingui/core/macro';

/** Texts around the content of text pages (terms, privacy, questions and answers …). */
export const pagesMessages = {
  changed: ({ date }: { date: string }) =>
    msg({
      id: 'app.Pages.changed',
      message: `Last changed on ${date}`,
      comment: 'Below the headline of a text page such as privacy; {date}: a day',
    }),
  inForce: ({ date }: { date: string }) =>
    msg({
      id: 'app.Pages.inForce',
      message: `In force since ${date}`,
      comment: 'Below the headline of the terms: since when the current version applies; {date}: a day',
    }),
  sections: msg({
    id: 'app.Pages.sections',
    message: 'On this page',
    comment: 'Heading of the table of contents of a text page; keep it short',
  }),
  transfer: ({
    name,
    country,
    service,
    safeguard,
  }: {
    name: string;
    country: string;
    service: string;
    safeguard: string;
  }) =>
    msg({
      id: 'app.Pages.transfer',
      message: `${name}, ${country} (${select(service, {
        payment_provider: 'payments',
        mail_service: 'e-mails',
        sms_service: 'text messages',
        other: 'servers',
      })}; ${select(safeguard, {
        adequacy: 'the European Commission has decided that data is well protected there',
        other: 'standard contractual clauses of the European Commission',
      })})`,
      comment:
        'Privacy policy: one of the companies outside the European Economic Area that get data; {name}: the company, {country}: its country',
    }),
  credits: ({ count }: { count: number }) =>
    msg({
      id: 'app.Pages.credits',
      message: plural(count, { one: '# credit', other: '# credits' }),
      comment: 'A number of credits inside a sentence of a text page, e.g. “A message costs 2 credits.”',
    }),
  source: msg({
    id: 'app.Pages.source',
    message: 'The link that brought you here',
    comment: 'Page about cookies: heading of the part about the advertising link that the visitor came by',
  }),
  sourceKept: ({ days }: { days: number }) =>
    msg({
      id: 'app.Pages.sourceKept',
      message: `You agreed that we remember for ${plural(days, { one: '# day', other: '# days' })} which advertising link brought you here. If you withdraw your consent, we delete the cookie and our record at once, also in your account.`,
      comment:
        'Page about cookies, for visitors who agreed to store the advertising link: text above the button that withdraws the consent; {days}: how long',
    }),
  sourceNone: msg({
    id: 'app.Pages.sourceNone',
    message:
      'This browser doesn’t remember which advertising link brought you here. There is nothing to withdraw.',
    comment: 'Page about cookies, for visitors who have not agreed to store the advertising link',
  }),
  sourceMember: msg({
    id: 'app.Pages.sourceMember',
    message:
      'This browser doesn’t remember which advertising link brought you here. If you agreed to it before you signed up, your account may still have a record of it. You can withdraw that too.',
    comment:
      'Page about cookies, for members in whose browser the advertising link is not stored: text above the button that deletes what the account has of it',
  }),
  sourceForget: msg({
    id: 'app.Pages.sourceForget',
    message: 'Withdraw consent',
    comment:
      'Button on the page about cookies: withdraws the consent and deletes what is stored about the advertising link',
  }),
  sourceForgotten: msg({
    id: 'app.Pages.sourceForgotten',
    message: 'Done: the cookie and our record are deleted.',
    comment: 'Page about cookies: confirmation after the consent was withdrawn',
  }),
};
