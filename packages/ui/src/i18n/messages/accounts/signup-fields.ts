import { msg, plural } from '@lingui/core/macro';

export const genderPicker = {
  gender: msg({
    id: 'vl.GenderPicker.gender',
    message: 'I am',
    comment: 'Question; the answers are "a woman", "a man"',
  }),
  female: msg({ id: 'vl.GenderPicker.female', message: 'A woman', comment: 'Answer to "I am"' }),
  male: msg({ id: 'vl.GenderPicker.male', message: 'A man', comment: 'Answer to "I am"' }),
  lookingFor: msg({
    id: 'vl.GenderPicker.lookingFor',
    message: 'I’m looking for',
    comment: 'Question; the answers are "women", "men", "both"',
  }),
  women: msg({ id: 'vl.GenderPicker.women', message: 'Women', comment: 'Answer to "I look for"' }),
  men: msg({ id: 'vl.GenderPicker.men', message: 'Men', comment: 'Answer to "I look for"' }),
  both: msg({ id: 'vl.GenderPicker.both', message: 'Both', comment: 'Answer to "I look for"' }),
};

export const birthDateField = {
  label: msg({ id: 'vl.BirthDateField.label', message: 'Date of birth', comment: 'Label' }),
  hint: ({ age }: { age: number }) =>
    msg({
      id: 'vl.BirthDateField.hint',
      message: `You have to be ${plural(age, { other: '#' })} or over. Others only see your age.`,
      comment: 'Below the date of birth',
    }),
  day: msg({ id: 'vl.BirthDateField.day', message: 'Day', comment: 'Label of the part of a date' }),
  month: msg({ id: 'vl.BirthDateField.month', message: 'Month', comment: 'Label of the part of a date' }),
  year: msg({ id: 'vl.BirthDateField.year', message: 'Year', comment: 'Label of the part of a date' }),
  missing: msg({
    id: 'vl.BirthDateField.missing',
    message: 'Please enter day, month and year.',
    comment: 'Error',
  }),
  format: msg({
    id: 'vl.BirthDateField.format',
    message: 'This date does not exist.',
    comment: 'Error',
  }),
  tooYoung: ({ age }: { age: number }) =>
    msg({
      id: 'vl.BirthDateField.tooYoung',
      message: `You have to be at least ${plural(age, { other: '#' })} to join.`,
      comment: 'Error below the date of birth',
    }),
};

export const usernameField = {
  label: msg({ id: 'vl.UsernameField.label', message: 'Name', comment: 'Label' }),
  hint: ({ min, max }: { min: number; max: number }) =>
    msg({
      id: 'vl.UsernameField.hint',
      message: `${min} to ${max} characters. This is the name others see.`,
      comment: 'Below the name',
    }),
  checking: msg({
    id: 'vl.UsernameField.checking',
    message: 'Checking whether the name is available',
    comment: 'While the name is checked',
  }),
  free: msg({ id: 'vl.UsernameField.free', message: 'Still available', comment: 'The name can be chosen' }),
  missing: msg({
    id: 'vl.UsernameField.missing',
    message: 'Please choose a name.',
    comment: 'Error below the name',
  }),
  tooShort: ({ min }: { min: number }) =>
    msg({
      id: 'vl.UsernameField.tooShort',
      message: `At least ${min} characters.`,
      comment: 'Error below the name',
    }),
  tooLong: ({ max }: { max: number }) =>
    msg({
      id: 'vl.UsernameField.tooLong',
      message: `At most ${max} characters.`,
      comment: 'Error below the name',
    }),
  taken: msg({
    id: 'vl.UsernameField.taken',
    message: 'This name is already taken.',
    comment: 'Error below the name',
  }),
  format: msg({
    id: 'vl.UsernameField.format',
    message: 'Letters, digits and . _ - only.',
    comment: 'Error below the name',
  }),
};

export const emailField = {
  label: msg({ id: 'vl.EmailField.label', message: 'E-mail', comment: 'Label' }),
  hint: msg({
    id: 'vl.EmailField.hint',
    message: 'Never shown to others.',
    comment: 'Below the e-mail',
  }),
  invalid: msg({
    id: 'vl.EmailField.invalid',
    message: 'This is not an e-mail address.',
    comment: 'Error',
  }),
  missing: msg({
    id: 'vl.EmailField.missing',
    message: 'Please enter your e-mail address.',
    comment: 'Error',
  }),
};

export const newPasswordField = {
  label: msg({ id: 'vl.NewPasswordField.label', message: 'Password', comment: 'Label' }),
  hint: ({ min }: { min: number }) =>
    msg({
      id: 'vl.NewPasswordField.hint',
      message: `At least ${min} characters. A sentence is easy to remember.`,
      comment: 'Below the password',
    }),
  missing: msg({
    id: 'vl.NewPasswordField.missing',
    message: 'Please choose a password.',
    comment: 'Error',
  }),
  short: ({ min }: { min: number }) =>
    msg({
      id: 'vl.NewPasswordField.short',
      message: `At least ${min} characters.`,
      comment: 'Error',
    }),
  common: msg({
    id: 'vl.NewPasswordField.common',
    message: 'Many people use this password. Choose another.',
    comment: 'Error',
  }),
  show: msg({
    id: 'vl.NewPasswordField.show',
    message: 'Show the password',
    comment: 'Label of the button in the field',
  }),
  hide: msg({
    id: 'vl.NewPasswordField.hide',
    message: 'Hide the password',
    comment: 'Label of the button in the field',
  }),
};

export const signupMessageField = {
  about: msg({ id: 'vl.SignupMessageField.about', message: 'About me', comment: 'Label' }),
  aboutHint: msg({
    id: 'vl.SignupMessageField.aboutHint',
    message: 'What would you talk about for a whole evening?',
    comment: 'Below "About me"',
  }),
  message: msg({
    id: 'vl.SignupMessageField.message',
    message: 'Your first message',
    comment: 'Label, when sign-up began at a profile',
  }),
  messageHint: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SignupMessageField.messageHint',
      message: `Your message is free and goes to ${name} once you have confirmed your e-mail.`,
      comment: 'Below the first message',
    }),
};
