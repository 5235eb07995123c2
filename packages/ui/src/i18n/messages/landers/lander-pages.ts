import { msg, plural } from '@lingui/core/macro';

const kicker = 'Small line above the headline of a landing page, in the voice of the brand';
const headline =
  'Headline of a landing page: says what the page is; short; the word inside <em> is set in italics';
const lead = 'One or two short sentences below the headline of a landing page';

export const aloneTonight = {
  kicker: msg({
    id: 'vl.AloneTonightLander.kicker',
    message: 'Alone tonight?',
    comment: kicker,
  }),
  headline: msg({
    id: 'vl.AloneTonightLander.headline',
    message: 'Meet people <em>online tonight</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.AloneTonightLander.lead',
    message: 'Take a look around, and write when someone makes you curious. Reading is always free.',
    comment: lead,
  }),
};

export const collage = {
  kicker: msg({
    id: 'vl.CollageLander.kicker',
    message: 'Faces, not filters',
    comment: kicker,
  }),
  headline: msg({
    id: 'vl.CollageLander.headline',
    message: 'Dating with <em>labelled profiles</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.CollageLander.lead',
    message: 'Every photo belongs to a profile, and every profile says who is behind it.',
    comment: lead,
  }),
};

export const gallery = {
  kicker: msg({
    id: 'vl.GalleryLander.kicker',
    message: 'A private viewing',
    comment: `${kicker}. The page shows portraits hung on a wall, as in a gallery`,
  }),
  headline: msg({
    id: 'vl.GalleryLander.headline',
    message: 'Look around <em>our dating profiles</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.GalleryLander.lead',
    message: 'A name, an age, a place. For everything else, just ask.',
    comment: lead,
  }),
};

export const icons = {
  kicker: msg({
    id: 'vl.IconsLander.kicker',
    message: 'The small print, in big letters',
    comment: `${kicker}. The page says the conditions in large letters`,
  }),
  headline: msg({
    id: 'vl.IconsLander.headline',
    message: 'How dating <em>works here</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.IconsLander.lead',
    message: 'What you should know before you sign up.',
    comment: lead,
  }),
  free: msg({ id: 'vl.IconsLander.free', message: 'Reading is free', comment: 'Title of point 1 of 4' }),
  freeText: msg({
    id: 'vl.IconsLander.freeText',
    message: 'Signing up and looking around are free too.',
    comment: 'Text of point 1 of 4',
  }),
  price: msg({ id: 'vl.IconsLander.price', message: 'Clear prices', comment: 'Title of point 2 of 4' }),
  priceText: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.IconsLander.priceText',
      message: `A message costs ${plural(credits, { one: '# credit', other: '# credits' })}; the button shows it, in money too.`,
      comment: 'Text of point 2 of 4',
    }),
  marked: msg({ id: 'vl.IconsLander.marked', message: 'Always labelled', comment: 'Title of point 3 of 4' }),
  markedText: msg({
    id: 'vl.IconsLander.markedText',
    message: 'A profile that doesn’t belong to a private member is labelled everywhere.',
    comment: 'Text of point 3 of 4',
  }),
  leave: msg({ id: 'vl.IconsLander.leave', message: 'Leaving is easy', comment: 'Title of point 4 of 4' }),
  leaveText: msg({
    id: 'vl.IconsLander.leaveText',
    message: 'Take your data with you and delete the account yourself.',
    comment: 'Text of point 4 of 4',
  }),
};

export const map = {
  kicker: msg({
    id: 'vl.MapLander.kicker',
    message: 'Every town has its evenings',
    comment: `${kicker}. The page shows a drawn map`,
  }),
  headline: msg({
    id: 'vl.MapLander.headline',
    message: 'Find people <em>in your region</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.MapLander.lead',
    message: 'Search by town and region. We don’t show exactly where someone is.',
    comment: lead,
  }),
  label: msg({
    id: 'vl.MapLander.label',
    message: 'Places on the map',
    comment: 'Name of the list of places, for screen readers',
  }),
  note: msg({
    id: 'vl.MapLander.note',
    message: 'Free drawing, not to scale',
    comment: 'Small line in the corner of the drawn map',
  }),
};

export const socialNetwork = {
  kicker: msg({
    id: 'vl.SocialNetworkLander.kicker',
    message: 'Start with what you share',
    comment: `${kicker}. The page shows people joined by the interests they have in common`,
  }),
  headline: msg({
    id: 'vl.SocialNetworkLander.headline',
    message: 'Meet people with <em>shared interests</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.SocialNetworkLander.lead',
    message: 'Pick your interests and see who they lead you to.',
    comment: lead,
  }),
  label: msg({
    id: 'vl.SocialNetworkLander.label',
    message: 'What these people have in common',
    comment: 'Name of a list, for screen readers',
  }),
  thread: ({ first, second, interest }: { first: string; second: string; interest: string }) =>
    msg({
      id: 'vl.SocialNetworkLander.thread',
      message: `${first} and ${second}: ${interest}`,
      comment: 'Said by screen readers for a line between two people; {interest} is what both like',
    }),
};

export const video = {
  kicker: msg({
    id: 'vl.VideoLander.kicker',
    message: 'Say good evening',
    comment: kicker,
  }),
  headline: msg({
    id: 'vl.VideoLander.headline',
    message: 'Start a conversation <em>with someone new</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.VideoLander.lead',
    message: 'Someone has to write first. Why not you?',
    comment: lead,
  }),
  play: msg({ id: 'vl.LanderFilm.play', message: 'Play the film', comment: 'Button on a film' }),
  pause: msg({ id: 'vl.LanderFilm.pause', message: 'Pause the film', comment: 'Button on a film' }),
  failed: msg({
    id: 'vl.LanderFilm.failed',
    message: 'The film could not be loaded',
    comment: 'Note on the picture that is shown when a film cannot be played',
  }),
};

export const transitionsVideo = {
  kicker: msg({
    id: 'vl.TransitionsVideoLander.kicker',
    message: 'A look, a line, an evening',
    comment: kicker,
  }),
  headline: msg({
    id: 'vl.TransitionsVideoLander.headline',
    message: 'Dating <em>at your own pace</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.TransitionsVideoLander.lead',
    message:
      'Look around for free, and write when you like someone. How fast things go is up to the two of you.',
    comment: lead,
  }),
  label: msg({
    id: 'vl.TransitionsVideoLander.label',
    message: 'Scenes',
    comment: 'Name of the list of scenes, for screen readers',
  }),
  look: msg({ id: 'vl.TransitionsVideoLander.look', message: 'A look', comment: 'Scene 1 of 3; short' }),
  line: msg({
    id: 'vl.TransitionsVideoLander.line',
    message: 'A line',
    comment: 'Scene 2 of 3: the first message; short',
  }),
  evening: msg({
    id: 'vl.TransitionsVideoLander.evening',
    message: 'An evening',
    comment: 'Scene 3 of 3; short',
  }),
};

export const tinderSwipe = {
  kicker: msg({
    id: 'vl.TinderSwipeLander.kicker',
    message: 'Left, right, hello',
    comment: `${kicker}. The page shows a small pack of cards with people to leaf through`,
  }),
  headline: msg({
    id: 'vl.TinderSwipeLander.headline',
    message: 'Meet people <em>by swiping</em>',
    comment: headline,
  }),
  lead: msg({
    id: 'vl.TinderSwipeLander.lead',
    message: 'A few cards to try. To like someone you need an account; signing up is free.',
    comment: lead,
  }),
  deck: msg({
    id: 'vl.TinderSwipeLander.deck',
    message: 'Cards to try',
    comment: 'Name of the pack of cards, for screen readers',
  }),
  next: msg({ id: 'vl.TinderSwipeLander.next', message: 'Next', comment: 'Button: shows the next card' }),
  like: msg({
    id: 'vl.TinderSwipeLander.like',
    message: 'I like you',
    comment: 'Button on a card; leads to signing up; short',
  }),
  end: msg({
    id: 'vl.TinderSwipeLander.end',
    message: 'More people <em>after sign-up</em>',
    comment: 'After the last card; the word inside <em> is set in italics',
  }),
  again: msg({
    id: 'vl.TinderSwipeLander.again',
    message: 'Start over',
    comment: 'Button after the last card: shows the cards again',
  }),
};
