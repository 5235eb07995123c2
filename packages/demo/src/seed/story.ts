/** A message of a story: its sender, text, and how many minutes ago it was sent. */
export interface StoryMessage {
  from: 'me' | 'them';
  text: string;
  minutesAgo: number;
}

/** A conversation of a demo log-in. */
export interface StoryConversation {
  messages: readonly StoryMessage[];
  /** How many of the last messages the log-in has not read yet. */
  unread: number;
}

/** Conversations and likes that a demo log-in finds at its first visit. */
export interface Story {
  /** Minutes since sign-up. */
  memberMinutes: number;
  conversations: readonly StoryConversation[];
  /** Number of demo members who like the log-in. */
  likesReceived: number;
  /** How many of these likes, the last ones, are still new. */
  likesNew: number;
  /** How many of these likes were returned, from that of the last conversation on: the others wait for a first message. */
  matches: number;
  /** Number of likes given that were not returned yet. */
  likesGiven: number;
}

const them = (minutesAgo: number, text: string): StoryMessage => ({ from: 'them', text, minutesAgo });
const me = (minutesAgo: number, text: string): StoryMessage => ({ from: 'me', text, minutesAgo });

/** Elena, a new free member: her time bonus still runs, three members wrote to her. */
export const freeStory: Story = {
  memberMinutes: 42,
  conversations: [
    {
      messages: [
        them(
          14,
          'Ciao Elena. Premetto che sono un profilo demo, ma la domanda è seria: ai mercatini si tratta sul prezzo, sì o no?',
        ),
        them(13, 'Io tratto, però solo per principio.'),
      ],
      unread: 2,
    },
    {
      messages: [
        them(
          6,
          'Ho letto che cerchi qualcuno con cui perdere il treno. Io ne ho persi due solo questa settimana.',
        ),
      ],
      unread: 1,
    },
    {
      messages: [
        them(
          31,
          'Benvenuta! Sono un profilo demo: le mie risposte sono automatiche e arrivano in pochi secondi.',
        ),
      ],
      unread: 0,
    },
  ],
  likesReceived: 10,
  likesNew: 4,
  matches: 4,
  likesGiven: 3,
};

/** Davide, premium for some weeks: long conversations, read receipts, unused credits. */
export const premiumStory: Story = {
  memberMinutes: 48 * 1440,
  conversations: [
    {
      messages: [
        them(1530, 'Ho visto che ti piacciono i film muti. C’è una rassegna all’Anteo, ci sei mai stato?'),
        me(1522, 'Sì! L’anno scorso, con il pianoforte dal vivo. Bellissimo.'),
        them(1519, 'Allora sai già tutto. Sabato suonano Aurora di Murnau.'),
        me(1515, 'Volentieri. Alle otto davanti?'),
        them(24, 'Alle otto. Io arrivo alle otto e dieci, per mestiere.'),
        them(23, 'Porto i biglietti. Tu porta le domande.'),
      ],
      unread: 2,
    },
    {
      messages: [
        me(4380, 'Domanda facile per cominciare: mare o montagna?'),
        them(4371, 'Montagna per dormire, mare per restare svegli. Tu?'),
        me(4362, 'Tutti e due, ma nello stesso giorno. In Liguria si può.'),
        them(4359, 'Questa è una risposta da autista di autobus.'),
        me(4350, 'Colpevole. Il numero 7 non arriva fin là, purtroppo.'),
      ],
      unread: 0,
    },
    {
      messages: [
        them(95, 'Il numero 7 passa anche sotto casa mia. Prometto che non corro: mi aspetti lo stesso?'),
      ],
      unread: 1,
    },
    {
      messages: [
        them(11_600, 'A Scarabeo come te la cavi?'),
        me(11_590, 'Perdo con eleganza. Una volta ho messo «zaffiro» e ne parlo ancora.'),
        them(11_584, '«Zaffiro» merita rispetto. Rivincita quando vuoi.'),
      ],
      unread: 0,
    },
  ],
  likesReceived: 11,
  likesNew: 3,
  matches: 4,
  likesGiven: 5,
};
