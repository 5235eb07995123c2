import { msg, plural } from '@lingui/core/macro';

export const memberLanding = {
  posterHeadline: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MemberLanding.posterHeadline',
      message: `Get to know <who>${name}</who>`,
      comment: 'Headline of a landing page about one person; keep <who>…</who> around the name',
    }),
  posterLead: msg({
    id: 'vl.MemberLanding.posterLead',
    message: 'Sign up for free to answer.',
    comment: 'Below the headline; shown with what the person wrote about themselves',
  }),
  cardHeadline: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MemberLanding.cardHeadline',
      message: `Write to <who>${name}</who>`,
      comment: 'Headline of a page that looks like a postcard; keep <who>…</who> around the name',
    }),
  message: msg({
    id: 'vl.MemberLanding.message',
    message: 'Your first message',
    comment: 'Label of the text box on the postcard',
  }),
  messageNote: msg({
    id: 'vl.MemberLanding.messageNote',
    message: 'We’ll send your message once you’ve confirmed your e-mail.',
    comment: 'Below the button of the postcard',
  }),
  send: msg({
    id: 'vl.MemberLanding.send',
    message: 'Sign up and send',
    comment: 'Button of the postcard: begins the sign-up',
  }),
  stripHeadline: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MemberLanding.stripHeadline',
      message: `Photos of <who>${name}</who>`,
      comment: 'Headline of a page with a strip of photos; keep <who>…</who> around the name',
    }),
  stripLead: msg({
    id: 'vl.MemberLanding.stripLead',
    message: 'Sign up for free to see the whole profile and to write.',
    comment: 'Below the headline of the page with a strip of photos',
  }),
  photo: ({ index, count }: { index: string; count: string }) =>
    msg({
      id: 'vl.MemberLanding.photo',
      message: `Photo ${index} of ${count}`,
      comment: 'Said by screen readers in place of a picture',
    }),
  lockedPhoto: ({ index, count }: { index: string; count: string }) =>
    msg({
      id: 'vl.MemberLanding.lockedPhoto',
      message: `Photo ${index} of ${count}, locked`,
      comment: 'Said by screen readers in place of a locked, blurred picture',
    }),
  photos: msg({
    id: 'vl.MemberLanding.photos',
    message: 'Photos',
    comment: 'Name of the strip of photos, for screen readers',
  }),
  interests: msg({
    id: 'vl.MemberLanding.interests',
    message: 'Interests',
    comment: 'Name of a list, for screen readers',
  }),
  write: msg({
    id: 'vl.MemberLanding.write',
    message: 'Sign up and write',
    comment: 'Main button: begins the sign-up tied to this person',
  }),
  facts: ({ age, credits }: { age: string; credits: number }) =>
    msg({
      id: 'vl.MemberLanding.facts',
      message: `Age ${age} and over · Your first message is free, each further one costs ${plural(credits, { one: '# credit', other: '# credits' })} · Demo profiles are always labelled`,
      comment: 'Small line below the buttons',
    }),
};
