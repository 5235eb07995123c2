/** A journey of a member: whole pages in the order in which they are seen, by the ids of their stories. */
export interface Journey {
  name: string;
  /** What the member wants to do. */
  goal: string;
  screens: readonly (readonly [story: string, caption: string])[];
}

/** Size of a screen's picture on a board in pixels. */
export const boardSize = { width: 320, height: 656 };

/** The boards of screens on the front page. */
export const journeys: readonly Journey[] = [
  {
    name: 'Join',
    goal: 'From the first page to an account with a confirmed address.',
    screens: [
      ['screens-home--visitor', 'Home'],
      ['screens-sign-up--page', 'Sign-up'],
      ['screens-sign-up--confirm-email', 'Confirm the address'],
      ['screens-account--activated', 'Welcome'],
    ],
  },
  {
    name: 'Find someone',
    goal: 'By search, by swiping, or by a few questions.',
    screens: [
      ['screens-members--free', 'Members'],
      ['screens-member--free', 'A profile'],
      ['screens-discover--swipe', 'Swipe'],
      ['screens-discover--finder-people', 'Match finder'],
    ],
  },
  {
    name: 'Like and match',
    goal: 'A like, a like back, and who has looked.',
    screens: [
      ['screens-likes--received', 'Likes'],
      ['screens-likes--matches', 'Matches'],
      ['screens-member--match', 'A match'],
      ['screens-profileviews--some', 'Profile views'],
    ],
  },
  {
    name: 'Talk',
    goal: 'Each message says what it costs before it is sent.',
    screens: [
      ['screens-chats--some', 'Conversations'],
      ['screens-conversation--first-message', 'First message'],
      ['screens-conversation--talk', 'A conversation'],
      ['screens-conversation--no-credits', 'No credits left'],
    ],
  },
  {
    name: 'Buy credits',
    goal: 'Price and conditions stand on the page before the order.',
    screens: [
      ['screens-credits--packages', 'Packages'],
      ['screens-credits--order', 'The order'],
      ['screens-wallet--paid', 'Paid'],
      ['screens-wallet--receipt', 'Receipt'],
    ],
  },
  {
    name: 'Stay in control',
    goal: 'Profile, settings, notifications, and withdrawing from an order.',
    screens: [
      ['screens-profile--filled', 'Own profile'],
      ['screens-settings--settings', 'Settings'],
      ['screens-notifications--usual', 'Notifications'],
      ['screens-wallet--withdrawal', 'Withdrawal'],
    ],
  },
];
