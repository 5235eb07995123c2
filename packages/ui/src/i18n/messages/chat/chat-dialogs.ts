import { msg, plural } from '@lingui/core/macro';

export const icebreakerDialog = {
  title: msg({
    id: 'vl.IcebreakerDialog.title',
    message: 'Suggested <em>lines</em>',
    comment: 'Headline above lines to begin a conversation with; italics inside <em>',
  }),
  body: msg({
    id: 'vl.IcebreakerDialog.body',
    message: 'A line to get you started. Choose one and send it.',
    comment: 'Below the headline',
  }),
  lines: msg({
    id: 'vl.IcebreakerDialog.lines',
    message: 'Lines',
    comment: 'Name of the list, screen readers',
  }),
  tooFewCredits: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.IcebreakerDialog.poor',
      message: `A message costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}.`,
      comment: 'When there are not enough credits',
    }),
  others: msg({
    id: 'vl.IcebreakerDialog.others',
    message: 'Other lines',
    comment: 'Button: shows the next three lines',
  }),
  no: msg({
    id: 'vl.IcebreakerDialog.no',
    message: 'I’ll write my own',
    comment: 'Button: the member writes a text instead of sending one of the lines',
  }),
  empty: msg({
    id: 'vl.IcebreakerDialog.empty',
    message: 'There are no lines in your language yet. Your own words are a better start anyway.',
    comment: 'When there is nothing to choose from',
  }),
};

export const giftPickerDialog = {
  title: msg({
    id: 'vl.GiftPickerDialog.title',
    message: 'Send a <em>gift</em>',
    comment: 'Headline above the gifts; italics inside <em>',
  }),
  gifts: msg({
    id: 'vl.GiftPickerDialog.gifts',
    message: 'Gifts',
    comment: 'Name of the choice, screen readers',
  }),
  body: ({ cost }: { cost: string }) =>
    msg({
      id: 'vl.GiftPickerDialog.body',
      message: `Each costs the same: ${cost}.`,
      comment: 'Below the headline; {cost} is e.g. “5 credits · €2.00”',
    }),
  tooFewCredits: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.GiftPickerDialog.poor',
      message: `A gift costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}.`,
      comment: 'When there are not enough credits',
    }),
  empty: msg({
    id: 'vl.GiftPickerDialog.empty',
    message: 'There are no gifts here at the moment.',
    comment: 'When there is nothing to choose from',
  }),
};

export const photoSendDialog = {
  title: msg({
    id: 'vl.PhotoSendDialog.title',
    message: 'Send this <em>photo</em>?',
    comment: 'Headline of the question before a photo is sent and charged; italics inside <em>',
  }),
  body: ({ cost }: { cost: string }) =>
    msg({
      id: 'vl.PhotoSendDialog.body',
      message: `The photo is only uploaded and charged when you choose “Send”: ${cost}.`,
      comment: 'Below the headline; {cost} is e.g. “3 credits · €1.20”',
    }),
  preview: ({ file }: { file: string }) =>
    msg({
      id: 'vl.PhotoSendDialog.preview',
      message: `Preview of ${file}`,
      comment: 'Screen readers: the picture; {file} is the name of the file',
    }),
  words: msg({
    id: 'vl.PhotoSendDialog.words',
    message: 'A few words, if you like',
    comment: 'Label of the text box below the photo: what is written goes with it, and may be left out',
  }),
  wordsPrice: msg({
    id: 'vl.PhotoSendDialog.wordsPrice',
    message: 'The words cost nothing extra.',
    comment: 'Below the text box; the words are part of the photo’s message',
  }),
  remove: msg({
    id: 'vl.PhotoSendDialog.remove',
    message: 'Remove photo',
    comment: 'Button: discards the chosen photo instead of sending it',
  }),
};
