import type { ReplyBank } from '../bank.ts';

/** English. */
export const en: ReplyBank = {
  patterns: {
    real: /\b(bot|real|fake|robot|human|ai)\b/i,
    greeting: /^\W*(hi|hey|hello|hiya|good (morning|evening|afternoon)|howdy|ciao)\b/i,
    meet: /\b(meet|coffee|dinner|drink|date|tonight|weekend)\b/i,
    thanks: /\b(thanks|thank you|lovely|nice|sweet|cute|funny)\b/i,
    bye: /\b(bye|good night|see you|gotta go|have to go|later)\b/i,
  },
  introduction: [
    'Full disclosure: I am a demo profile. I do answer, I just do not exist.',
    'Before you get attached: this is a demo profile, and it says so.',
  ],
  replies: {
    real: [
      'No, I am a demo profile; it says so under my name too.',
      'Nobody behind the screen, only a list of answers written with some affection.',
    ],
    greeting: [
      'Hello! What a nice surprise.',
      'Hey. I was just looking at the door.',
      'Hi there, make yourself at home.',
    ],
    meet: [
      'Gladly, if I existed. With the others, start with a walk: it always works.',
      'I live in a database, so the commute is long. I will make a note of the coffee.',
    ],
    thanks: ['That is kind. I will read it twice.', 'Thank you. Look at the picture, I am blushing.'],
    bye: [
      'See you soon. I stay right here, literally.',
      'Take care. I answer within seconds, whenever you like.',
    ],
    question: [
      'Good question. I would say yes, with reservations.',
      'Depends on the hour: before the second coffee, no.',
      'The short answer is yes. The long one is yes, slowly.',
      'If I told you now, what would we talk about later?',
    ],
    statement: [
      'I am writing that one down.',
      'On that we agree.',
      'Now I am curious, go on.',
      'The way you tell it, one would like to have been there.',
    ],
  },
  followUps: [
    'And you, sea or mountains?',
    'Where did you last get lost on purpose?',
    'What is playing at your place right now?',
    'What do you cook to impress?',
    'Your ideal Sunday in three words?',
  ],
};
