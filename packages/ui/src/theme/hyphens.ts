/**
 * Hyphens in long words only (“credi-to” reads worse than a ragged edge), and in no engine that cannot limit them.
 * Safari knows only how many letters stay on both sides, so there a word has ten at least. The engine decides which
 * languages have rules.
 */
export const hyphenated = {
  '@supports': {
    '(hyphenate-limit-chars: 12 5 5)': { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
    '(-webkit-hyphenate-limit-before: 5)': {
      WebkitHyphens: 'auto',
      hyphens: 'auto',
      WebkitHyphenateLimitBefore: '5',
      WebkitHyphenateLimitAfter: '5',
    },
  },
} as const;
