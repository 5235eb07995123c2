import { msg } from '@lingui/core/macro';

export const fictionalNotice = {
  title: msg({
    id: 'vl.FictionalNotice.title',
    message: 'This is not a private member',
    comment:
      'Headline of the notice on profile and conversation, and the mark, where it is not known who answers',
  }),
  body: msg({
    id: 'vl.FictionalNotice.body',
    message:
      'The site runs this profile as a demonstration. You can write, but you won’t be able to meet in person.',
    comment: 'Text of the notice; a site can replace it with its own warning',
  }),
};

/**
 * Who answers for a person who is not a private member, by origin. `answers` stands in e-mails and notifications too, whose
 * catalog has the same sentences: a test compares them.
 */
export const originWords = {
  ai: {
    mark: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.aiMark',
        message: `${label} · AI`,
        comment:
          'Mark on somebody for whom a language model answers, as short as possible; {label} is the site’s word, e.g. “demo profile”',
      }),
    answers: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.aiAnswers',
        message: `${label}, a program answers`,
        comment:
          'Who is behind somebody for whom a language model answers, as in e-mails (mail.origin.ai); {label} is the site’s word, e.g. “demo profile”',
      }),
    several: msg({
      id: 'vl.Origin.aiSeveral',
      message: 'AI',
      comment:
        'Who answers for several profiles, behind their number: “141 of them demo profiles · AI”: a language model answers',
    }),
    head: msg({
      id: 'vl.Origin.aiHead',
      message: 'A program (AI) answers here, not a person.',
      comment: 'Line at the head of a conversation in which a language model answers',
    }),
  },
  operator: {
    mark: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.operatorMark',
        message: `${label} · our team`,
        comment:
          'Mark on somebody for whom people who work for the site answer, as short as possible; {label} is the site’s word, e.g. “demo profile”',
      }),
    answers: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.operatorAnswers',
        message: `${label}, our team answers`,
        comment:
          'Who is behind somebody for whom people who work for the site answer, as in e-mails (mail.origin.operator); {label} is the site’s word, e.g. “demo profile”',
      }),
    several: msg({
      id: 'vl.Origin.operatorSeveral',
      message: 'our team',
      comment:
        'Who answers for several profiles, behind their number: “141 of them demo profiles · our team”: people who work for the site answer',
    }),
    head: msg({
      id: 'vl.Origin.operatorHead',
      message: 'Our team answers here, not a private member.',
      comment: 'Line at the head of a conversation in which people who work for the site answer',
    }),
  },
  system: {
    mark: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.systemMark',
        message: `${label} · automatic`,
        comment:
          'Mark on somebody who answers with texts that were written beforehand, as short as possible; {label} is the site’s word, e.g. “demo profile”',
      }),
    answers: ({ label }: { label: string }) =>
      msg({
        id: 'vl.Origin.systemAnswers',
        message: `${label}, automatic answers`,
        comment:
          'Who is behind somebody who answers with texts that were written beforehand, as in e-mails (mail.origin.system); {label} is the site’s word, e.g. “demo profile”',
      }),
    several: msg({
      id: 'vl.Origin.systemSeveral',
      message: 'automatic',
      comment:
        'Who answers for several profiles, behind their number: “141 of them demo profiles · automatic”: texts that were written beforehand answer',
    }),
    head: msg({
      id: 'vl.Origin.systemHead',
      message: 'The answers here are automatic and do not come from a person.',
      comment:
        'Line at the head of a conversation in which a program answers with texts that were written beforehand',
    }),
  },
};
