import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  type DataCategoryName,
  type DataRecipient,
  type LegalGround,
  MOST_BOOKS_KEPT_YEARS,
  purchaseKeptYears,
  type Retention,
} from '@velluto/rules';

/** Texts of the table on the privacy page: each kind of data, and what the law wants people to know of it. */
export const personalDataMessages = {
  title: msg({
    id: 'app.PersonalData.title',
    message: 'Your data in one table',
    comment:
      'Heading of the table on the privacy page: each kind of data, why we may use it, who gets it, how long we keep it',
  }),
  kind: msg({
    id: 'app.PersonalData.kind',
    message: 'Data',
    comment: 'Heading of a column: kinds of data, such as “Your photos”',
  }),
  includes: msg({
    id: 'app.PersonalData.includes',
    message: 'What it includes',
    comment: 'Heading of a column: which data exactly',
  }),
  purpose: msg({
    id: 'app.PersonalData.purpose',
    message: 'What for',
    comment: 'Heading of a column: purpose',
  }),
  ground: msg({
    id: 'app.PersonalData.ground',
    message: 'Legal basis',
    comment: 'Heading of a column: legal basis under the GDPR',
  }),
  recipients: msg({
    id: 'app.PersonalData.recipients',
    message: 'Who gets it',
    comment: 'Heading of a column: recipients besides us',
  }),
  retention: msg({
    id: 'app.PersonalData.retention',
    message: 'How long',
    comment: 'Heading of a column: how long we keep it',
  }),
};

const category = {
  account: {
    title: msg({
      id: 'app.PersonalData.account.title',
      message: 'Your account',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.account.data',
      message: 'E-mail address, password in a form from which it cannot be read back, language, settings',
      comment: 'Which data it is, below “Your account”',
    }),
    purpose: msg({
      id: 'app.PersonalData.account.purpose',
      message: 'To let you log in, and to reach you',
      comment: 'What the data of “Your account” is for',
    }),
  },
  dating: {
    title: msg({
      id: 'app.PersonalData.dating.title',
      message: 'Who you’re looking for',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.dating.data',
      message: 'Gender, orientation, and the gender you’re looking for',
      comment: 'Which data it is, below “Who you’re looking for”',
    }),
    purpose: msg({
      id: 'app.PersonalData.dating.purpose',
      message: 'To find people for you',
      comment: 'What the data of “Who you’re looking for” is for',
    }),
  },
  profile: {
    title: msg({
      id: 'app.PersonalData.profile.title',
      message: 'Your profile',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.profile.data',
      message:
        'Name, date of birth, country, region, town, what you write about yourself, interests, when you were last active',
      comment: 'Which data it is, below “Your profile”',
    }),
    purpose: msg({
      id: 'app.PersonalData.profile.purpose',
      message: 'To show you to others, who see your age but not your date of birth',
      comment: 'What the data of “Your profile” is for',
    }),
  },
  photos: {
    title: msg({
      id: 'app.PersonalData.photos.title',
      message: 'Your photos',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.photos.data',
      message: 'The photos, without hidden data such as the place',
      comment: 'Which data it is, below “Your photos”',
    }),
    purpose: msg({
      id: 'app.PersonalData.photos.purpose',
      message: 'To show you to others',
      comment: 'What the data of “Your photos” is for',
    }),
  },
  messages: {
    title: msg({
      id: 'app.PersonalData.messages.title',
      message: 'Your messages',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.messages.data',
      message: 'Conversations with their photos and gifts',
      comment: 'Which data it is, below “Your messages”',
    }),
    purpose: msg({
      id: 'app.PersonalData.messages.purpose',
      message: 'To deliver your messages',
      comment: 'What the data of “Your messages” is for',
    }),
  },
  likes: {
    title: msg({
      id: 'app.PersonalData.likes.title',
      message: 'Likes and blocks',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.likes.data',
      message: 'Who you liked, passed over or blocked',
      comment: 'Which data it is, below “Likes and blocks”',
    }),
    purpose: msg({
      id: 'app.PersonalData.likes.purpose',
      message: 'To bring you together with people you like, and to keep others away',
      comment: 'What the data of “Likes and blocks” is for',
    }),
  },
  views: {
    title: msg({
      id: 'app.PersonalData.views.title',
      message: 'Profile visits',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.views.data',
      message: 'Whose profiles you looked at; nothing in invisible mode',
      comment: 'Which data it is, below “Profile visits”',
    }),
    purpose: msg({
      id: 'app.PersonalData.views.purpose',
      message: 'To show members who looked at their profile',
      comment: 'What the data of “Profile visits” is for',
    }),
  },
  purchases: {
    title: msg({
      id: 'app.PersonalData.purchases.title',
      message: 'Your purchases',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.purchases.data',
      message:
        'Package, amount, discount, payment method, a scrambled form of the card or account that paid, time, your request to start at once, and how your credits were used',
      comment: 'Which data it is, below “Your purchases”',
    }),
    purpose: msg({
      id: 'app.PersonalData.purchases.purpose',
      message: 'To fulfil your order, for refunds and bookkeeping',
      comment: 'What the data of “Your purchases” is for',
    }),
  },
  debits: {
    title: msg({
      id: 'app.PersonalData.debits.title',
      message: 'Direct debit',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.debits.data',
      message: 'Account holder, IBAN, address, phone number, and the IP address you signed from',
      comment: 'Which data it is, below “Direct debit”',
    }),
    purpose: msg({
      id: 'app.PersonalData.debits.purpose',
      message: 'To collect what you ordered, and as proof of your mandate',
      comment: 'What the data of “Direct debit” is for',
    }),
  },
  consents: {
    title: msg({
      id: 'app.PersonalData.consents.title',
      message: 'What you agreed to',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.consents.data',
      message: 'Terms and consents, each with its time',
      comment: 'Which data it is, below “What you agreed to”',
    }),
    purpose: msg({
      id: 'app.PersonalData.consents.purpose',
      message: 'To prove what you agreed to',
      comment: 'What the data of “What you agreed to” is for',
    }),
  },
  age: {
    title: msg({
      id: 'app.PersonalData.age.title',
      message: 'Proof of age',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.age.data',
      message: 'When and how your age was checked; neither a document nor who you are',
      comment: 'Which data it is, below “Proof of age”',
    }),
    purpose: msg({
      id: 'app.PersonalData.age.purpose',
      message: 'To keep out people below the site’s minimum age',
      comment: 'What the data of “Proof of age” is for',
    }),
  },
  logins: {
    title: msg({
      id: 'app.PersonalData.logins.title',
      message: 'Your log-ins',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.logins.data',
      message: 'The time, and the name your browser gives us',
      comment: 'Which data it is, below “Your log-ins”',
    }),
    purpose: msg({
      id: 'app.PersonalData.logins.purpose',
      message: 'To keep you logged in, and to show you on which devices you are',
      comment: 'What the data of “Your log-ins” is for',
    }),
  },
  attempts: {
    title: msg({
      id: 'app.PersonalData.attempts.title',
      message: 'Failed log-ins',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.attempts.data',
      message: 'How many wrong passwords and codes there were, and requests for a new password',
      comment: 'Which data it is, below “Failed log-ins”',
    }),
    purpose: msg({
      id: 'app.PersonalData.attempts.purpose',
      message: 'To stop others from guessing their way into your account',
      comment: 'What the data of “Failed log-ins” is for',
    }),
  },
  mails: {
    title: msg({
      id: 'app.PersonalData.mails.title',
      message: 'Our e-mails',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.mails.data',
      message: 'Address, subject, text and time',
      comment: 'Which data it is, below “Our e-mails”',
    }),
    purpose: msg({
      id: 'app.PersonalData.mails.purpose',
      message: 'To send our e-mails, and to help you when one goes missing',
      comment: 'What the data of “Our e-mails” is for',
    }),
  },
  undeliverable: {
    title: msg({
      id: 'app.PersonalData.undeliverable.title',
      message: 'E-mail addresses that bounce',
      comment:
        'Name of a kind of data, in bold: e-mail addresses that no e-mail reaches, or whose owner complained',
    }),
    data: msg({
      id: 'app.PersonalData.undeliverable.data',
      message:
        'A hash of the e-mail address, from which it cannot be read back, with the reason and the time',
      comment: 'Which data it is, below “E-mail addresses that bounce”',
    }),
    purpose: msg({
      id: 'app.PersonalData.undeliverable.purpose',
      message: 'To send nothing more to an address that no e-mail reaches, or whose owner doesn’t want any',
      comment: 'What the data of “E-mail addresses that bounce” is for',
    }),
  },
  texts: {
    title: msg({
      id: 'app.PersonalData.texts.title',
      message: 'Our text messages',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.texts.data',
      message: 'Phone number, text and time',
      comment: 'Which data it is, below “Our text messages”',
    }),
    purpose: msg({
      id: 'app.PersonalData.texts.purpose',
      message: 'To send you the code for a direct debit',
      comment: 'What the data of “Our text messages” is for',
    }),
  },
  pushes: {
    title: msg({
      id: 'app.PersonalData.pushes.title',
      message: 'Notifications',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.pushes.data',
      message: 'The address of your browser at its push service',
      comment: 'Which data it is, below “Notifications”',
    }),
    purpose: msg({
      id: 'app.PersonalData.pushes.purpose',
      message: 'To tell you about messages and likes at once',
      comment: 'What the data of “Notifications” is for',
    }),
  },
  complaints: {
    title: msg({
      id: 'app.PersonalData.complaints.title',
      message: 'Reports and complaints',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.complaints.data',
      message: 'What was reported, who reported it, and how it was decided',
      comment: 'Which data it is, below “Reports and complaints”',
    }),
    purpose: msg({
      id: 'app.PersonalData.complaints.purpose',
      message: 'To handle reports and complaints, and as evidence for courts and authorities',
      comment: 'What the data of “Reports and complaints” is for',
    }),
  },
  visits: {
    title: msg({
      id: 'app.PersonalData.visits.title',
      message: 'The advertising link',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.visits.data',
      message: 'Which link brought you here',
      comment: 'Which data it is, below “The advertising link”',
    }),
    purpose: msg({
      id: 'app.PersonalData.visits.purpose',
      message: 'To see which advertising works',
      comment: 'What the data of “The advertising link” is for',
    }),
  },
  archives: {
    title: msg({
      id: 'app.PersonalData.archives.title',
      message: 'The copy of your data',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.archives.data',
      message: 'The file you asked for',
      comment: 'Which data it is, below “The copy of your data”',
    }),
    purpose: msg({
      id: 'app.PersonalData.archives.purpose',
      message: 'To give you your data',
      comment: 'What the data of “The copy of your data” is for',
    }),
  },
  marks: {
    title: msg({
      id: 'app.PersonalData.marks.title',
      message: 'Traces of closed accounts',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.marks.data',
      message:
        'Scrambled forms of your e-mail address, phone number, bank account and browser that nobody can read back, and when you withdrew from purchases, kept when an account is closed or deleted',
      comment: 'Which data it is, below “Traces of closed accounts”',
    }),
    purpose: msg({
      id: 'app.PersonalData.marks.purpose',
      message:
        'So that people whose account was closed don’t come back, what is given once is not given again, and Premium is not used and refunded again and again',
      comment: 'What the data of “Traces of closed accounts” is for',
    }),
  },
  departures: {
    title: msg({
      id: 'app.PersonalData.departures.title',
      message: 'Why you left',
      comment: 'Name of a kind of data, in bold',
    }),
    data: msg({
      id: 'app.PersonalData.departures.data',
      message: 'The reason, and what you wrote about it',
      comment: 'Which data it is, below “Why you left”',
    }),
    purpose: msg({
      id: 'app.PersonalData.departures.purpose',
      message: 'To improve the site',
      comment: 'What the data of “Why you left” is for',
    }),
  },
} satisfies Record<DataCategoryName, object>;

const ground = {
  contract: msg({
    id: 'app.PersonalData.ground.contract',
    message: 'Contract with you',
    comment: 'Legal basis (GDPR, Art. 6 or 9); Art. 6 (1) (b)',
  }),
  consent: msg({
    id: 'app.PersonalData.ground.consent',
    message: 'Your consent',
    comment: 'Legal basis (GDPR, Art. 6 or 9)',
  }),
  explicit_consent: msg({
    id: 'app.PersonalData.ground.explicit_consent',
    message: 'Your explicit consent',
    comment: 'Legal basis (GDPR, Art. 6 or 9); Art. 9 (2) (a)',
  }),
  legal_obligation: msg({
    id: 'app.PersonalData.ground.legal_obligation',
    message: 'Legal obligation',
    comment: 'Legal basis (GDPR, Art. 6 or 9); Art. 6 (1) (c)',
  }),
  legitimate_interest: msg({
    id: 'app.PersonalData.ground.legitimate_interest',
    message: 'Legitimate interest',
    comment: 'Legal basis (GDPR, Art. 6 or 9); Art. 6 (1) (f)',
  }),
} satisfies Record<LegalGround, object>;

const recipient = {
  members: msg({
    id: 'app.PersonalData.recipient.members',
    message: 'Other members',
    comment: 'Who gets the data',
  }),
  mail_service: msg({
    id: 'app.PersonalData.recipient.mail_service',
    message: 'The service that delivers our e-mails',
    comment: 'Who gets the data',
  }),
  sms_service: msg({
    id: 'app.PersonalData.recipient.sms_service',
    message: 'The service that delivers our text messages',
    comment: 'Who gets the data',
  }),
  push_service: msg({
    id: 'app.PersonalData.recipient.push_service',
    message: 'The push service of your browser',
    comment: 'Who gets the data',
  }),
  payment_provider: msg({
    id: 'app.PersonalData.recipient.payment_provider',
    message: 'Our payment provider',
    comment: 'Who gets the data',
  }),
  other_party: msg({
    id: 'app.PersonalData.recipient.other_party',
    message: 'The other person learns the decision',
    comment: 'Who gets the data: of a complaint',
  }),
} satisfies Record<DataRecipient, object>;

/** Where nobody but us gets the data. */
const nobody = msg({
  id: 'app.PersonalData.recipient.nobody',
  message: 'Nobody else',
  comment: 'Who gets the data',
});

interface Days {
  days: number;
}

interface Years {
  years: number;
}

const taxLaw = ({ years }: Years) =>
  msg({
    id: 'app.PersonalData.kept.taxLaw',
    message: `${plural(years, { one: '# year', other: '# years' })} from the end of the year of the last payment or refund, as tax law requires; without your name once your account is deleted`,
    comment: 'How long purchases are kept',
  });

const taxLawAbroad = ({ years }: Years) => {
  const abroad = MOST_BOOKS_KEPT_YEARS;
  return msg({
    id: 'app.PersonalData.kept.taxLawAbroad',
    message: `${plural(years, { one: '# year', other: '# years' })} from the end of the year of the last payment or refund (${plural(abroad, { one: '# year', other: '# years' })} if you paid from a country other than that of our company), as tax law requires; without your name once your account is deleted`,
    comment: 'How long purchases are kept, where the law asks for longer for sales to other countries',
  });
};

/** How long data is kept, by what ends it. */
const kept = {
  account_erased: ({ days }: Days) =>
    msg({
      id: 'app.PersonalData.kept.accountErased',
      message: `As long as you have an account, and ${plural(days, { one: '# day', other: '# days' })} after you leave`,
      comment: 'How long data is kept',
    }),
  stored: ({ days }: Days) =>
    msg({
      id: 'app.PersonalData.kept.stored',
      message: plural(days, { one: '# day', other: '# days' }),
      comment: 'How long data is kept',
    }),
  last_use: ({ days }: Days) =>
    msg({
      id: 'app.PersonalData.kept.lastUse',
      message: `${plural(days, { one: '# day', other: '# days' })} after your last visit`,
      comment: 'How long data is kept',
    }),
  closed: ({ days }: Days) =>
    msg({
      id: 'app.PersonalData.kept.closed',
      message: `${plural(days, { one: '# day', other: '# days' })} after the case is closed`,
      comment: 'How long a complaint is kept',
    }),
  account_closed: ({ days }: Days) =>
    msg({
      id: 'app.PersonalData.kept.accountClosed',
      message: `${plural(days, { one: '# day', other: '# days' })} after the account is closed or deleted`,
      comment: 'How long the traces of a closed account are kept',
    }),
  last_collection: ({ months }: { months: number }) =>
    msg({
      id: 'app.PersonalData.kept.lastCollection',
      message: `Account holder, IBAN and address: ${plural(months, { one: '# month', other: '# months' })} after the last collection`,
      comment: 'How long the payer of a direct debit is kept; the time for the rest of the data follows',
    }),
  consent_withdrawn: () =>
    msg({
      id: 'app.PersonalData.kept.consentWithdrawn',
      message: 'Until you withdraw your consent or leave',
      comment: 'How long data is kept',
    }),
  credits: () =>
    msg({
      id: 'app.PersonalData.kept.credits',
      message: 'Movements of your credits: as long as you have an account',
      comment: 'How long it is kept how credits came and went; the time for purchases comes before',
    }),
  tax_law: (_: Retention, seller: string) => {
    const years = purchaseKeptYears({ seller, buyer: seller });
    return years === MOST_BOOKS_KEPT_YEARS ? taxLaw({ years }) : taxLawAbroad({ years });
  },
} satisfies {
  [Until in Retention['until']]: (
    retention: Extract<Retention, { until: Until }>,
    seller: string,
  ) => MessageDescriptor;
};

/**
 * How long data is kept, in words.
 *
 * @param seller country of the site's company
 */
export const retentionMessage = (retention: Retention, seller: string): MessageDescriptor =>
  // each message has only the values of its own kind of retention
  (kept[retention.until] as (about: Retention, seller: string) => MessageDescriptor)(retention, seller);

/** Names of kinds of data, of legal bases and of recipients. */
export const personalDataNames = { category, ground, recipient, nobody };
