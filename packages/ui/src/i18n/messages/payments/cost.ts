import { msg, plural } from '@lingui/core/macro';

/** What a paid act costs, beside its button. */
export const cost = {
  from: ({ credits, price }: { credits: number; price: string }) =>
    msg({
      id: 'vl.Cost.from',
      message: `${plural(credits, { one: '# credit', other: '# credits' })} · from ${price}`,
      comment:
        'Cost of a paid act for visitors and members with too few credits; {price} is with the cheapest package',
    }),
  own: ({ credits, price }: { credits: number; price: string }) =>
    msg({
      id: 'vl.Cost.own',
      message: `${plural(credits, { one: '# credit', other: '# credits' })} · ${price}`,
      comment:
        'Cost of a paid act for members with enough credits; {price} is what they paid for these credits',
    }),
  free: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.Cost.free',
      message: plural(credits, { one: '# free credit', other: '# free credits' }),
      comment: 'Cost of a paid act for members who got these credits for free',
    }),
  credits: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.Cost.credits',
      message: plural(credits, { one: '# credit', other: '# credits' }),
      comment: 'A number of credits, where there is no price in money',
    }),
  reserved: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.Cost.reserved',
      message: plural(credits, { one: '# reserved', other: '# reserved' }),
      comment:
        'Beside the balance, very little room: credits reserved for messages that wait until the e-mail is confirmed',
    }),
  reservedFor: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.Cost.reservedFor',
      message: `${plural(credits, { one: '# more is', other: '# more are' })} reserved for messages that go out once you confirm your e-mail.`,
      comment: 'After a sentence that ends with “you have 2”; {credits}: credits that the balance lacks',
    }),
};
