/**
 * What a crowd consists of. No operator's figures are known here, so these are stated, not measured: a few members do most,
 * most do nearly nothing, and everybody who is measured at one size does as much as those at another.
 */

/** Members of a class are alike. */
export interface MemberClass {
  /** Members of it among 100. */
  share: number;
  /** Conversations that each of them began; a fraction is a chance. Free members may begin three (`FREE_CONVERSATIONS`). */
  conversations: number;
  /** Likes that each gave. */
  likes: number;
  /** Profiles that each looked at in `PROFILE_VIEW_DAYS`, after which views are deleted. */
  views: number;
  /** Answers in the swipe game. */
  swipes: number;
  /** Last visit: at most so many days ago, evenly. A session lasts 30 days (`SESSION_DAYS`). */
  lastVisitDays: number;
  /** Whether they have premium. */
  premium: boolean;
}

/** Classes of members, the busiest first. */
export const classes = {
  heavy: { share: 1, conversations: 40, likes: 200, views: 200, swipes: 50, lastVisitDays: 1, premium: true },
  active: { share: 7, conversations: 6, likes: 40, views: 40, swipes: 30, lastVisitDays: 3, premium: true },
  typical: {
    share: 22,
    conversations: 2,
    likes: 10,
    views: 8,
    swipes: 15,
    lastVisitDays: 30,
    premium: false,
  },
  silent: {
    share: 70,
    conversations: 0.3,
    likes: 2,
    views: 1,
    swipes: 3,
    lastVisitDays: 365,
    premium: false,
  },
} as const satisfies Record<string, MemberClass>;

/** Shares and lengths that are the same for all members. */
export const proportions = {
  /** Years in which the members signed up, evenly. */
  years: 2,
  /** Popularity: with 2, 1 % of the profiles get 10 % of all likes, views and first messages, and one gets √(2 ÷ members). */
  popularity: 2,
  /** Share of likes that are liked back: two thirds of these are matches that nobody has seen yet. */
  likedBack: 0.15,
  /** Share of conversations whose first message got no answer. */
  unanswered: 0.35,
  /** Messages of the other conversations, on average; their lengths fall off exponentially, up to `longest`. */
  messages: 11,
  longest: 300,
  /** Share of conversations whose last message is unread. */
  unread: 0.25,
  /** Letters of a message: from and to, evenly; texts are stored as they were written. */
  letters: [10, 130],
  /** Share of received likes that are new. */
  newLikes: 0.3,
  /** Photos of a profile: 0 to 4, evenly, 2 on average, and a fifth has none. */
  mostPhotos: 4,
  /** Interests of a profile. */
  interests: 4,
  /** Share of members with a second device, and so a second session. */
  secondDevice: 0.2,
  /** Mails of `MAIL_KEPT_DAYS`, after which they are deleted; their content is erased once sent. */
  mails: 6,
  /** Share of members who came by an advertising link, and of those who consented to a kind of mail that advertises. */
  advertised: 0.4,
  consented: 0.3,
  /** Credits of the package that is bought when credits are needed, and its price in cents. */
  package: { id: 'credits-120', credits: 120, cents: 2999 },
} as const;
