import { msg } from '@lingui/core/macro';

export const signupWizard = {
  step: msg({
    id: 'vl.SignupWizard.step',
    message: 'Step {step} of {total}',
    comment: 'Above the headline and on the dots',
  }),
  next: msg({ id: 'vl.SignupWizard.next', message: 'Continue', comment: 'Button' }),
  create: msg({
    id: 'vl.SignupWizard.create',
    message: 'Create my account',
    comment: 'Button of the step that makes the account',
  }),
  finish: msg({ id: 'vl.SignupWizard.finish', message: 'Done', comment: 'Button of the last step' }),
  skip: msg({
    id: 'vl.SignupWizard.skip',
    message: 'Not now',
    comment: 'Button that leaves out the last step',
  }),
  back: msg({ id: 'vl.SignupWizard.back', message: 'Back', comment: 'Button' }),
  whoTitle: msg({
    id: 'vl.SignupWizard.whoTitle',
    message: 'You, and *who you’re looking for*',
    comment: 'Headline of step 1; italics between asterisks',
  }),
  birthTitle: msg({
    id: 'vl.SignupWizard.birthTitle',
    message: 'Your age, and *where you are*',
    comment: 'Headline of step 2: date of birth and place',
  }),
  nameTitle: msg({
    id: 'vl.SignupWizard.nameTitle',
    message: 'What shall we *call you*?',
    comment: 'Headline of step 3',
  }),
  accountTitle: msg({
    id: 'vl.SignupWizard.accountTitle',
    message: 'Your way *back in*',
    comment: 'Headline of step 4: e-mail and password',
  }),
  helloTitle: msg({
    id: 'vl.SignupWizard.helloTitle',
    message: 'Show *yourself*',
    comment: 'Headline of step 5: a few words and photos',
  }),
  helloTitleMember: msg({
    id: 'vl.SignupWizard.helloTitleMember',
    message: 'A first word to *{name}*',
    comment: 'Headline of step 5 when sign-up began at a profile',
  }),
  completeTitle: msg({
    id: 'vl.SignupWizard.completeTitle',
    message: 'One *click* to go',
    comment: 'Headline once the account exists: the e-mail must be confirmed',
  }),
};

export const whoStep = {
  gender: msg({
    id: 'vl.SignupWhoStep.gender',
    message: 'I am',
    comment: 'Question; the answers are "a woman", "a man"',
  }),
  female: msg({ id: 'vl.SignupWhoStep.female', message: 'A woman', comment: 'Answer to "I am"' }),
  male: msg({ id: 'vl.SignupWhoStep.male', message: 'A man', comment: 'Answer to "I am"' }),
  lookingFor: msg({
    id: 'vl.SignupWhoStep.lookingFor',
    message: 'I’m looking for',
    comment: 'Question; the answers are "women", "men", "both"',
  }),
  women: msg({ id: 'vl.SignupWhoStep.women', message: 'Women', comment: 'Answer to "I look for"' }),
  men: msg({ id: 'vl.SignupWhoStep.men', message: 'Men', comment: 'Answer to "I look for"' }),
  both: msg({ id: 'vl.SignupWhoStep.both', message: 'Both', comment: 'Answer to "I look for"' }),
  sexuality: msg({
    id: 'vl.SignupWhoStep.sexuality',
    message: 'Orientation',
    comment: 'Label of the choice of sexual orientation',
  }),
  hetero: msg({ id: 'vl.SignupWhoStep.hetero', message: 'Straight', comment: 'Sexual orientation' }),
  gay: msg({ id: 'vl.SignupWhoStep.gay', message: 'Gay', comment: 'Sexual orientation' }),
  lesbian: msg({ id: 'vl.SignupWhoStep.lesbian', message: 'Lesbian', comment: 'Sexual orientation' }),
  bi: msg({ id: 'vl.SignupWhoStep.bi', message: 'Bisexual', comment: 'Sexual orientation' }),
  choose: msg({
    id: 'vl.SignupWhoStep.choose',
    message: 'Please choose one.',
    comment: 'Error below a choice',
  }),
  consent: msg({
    id: 'vl.SignupWhoStep.consent',
    message: 'I agree that {site} uses these answers to find people for me.',
    comment: 'Checkbox: consent to process sensitive data',
  }),
  consentHint: msg({
    id: 'vl.SignupWhoStep.consentHint',
    message:
      'They say something about your private life. You can take this back at any time; the <privacy>privacy policy</privacy> says how.',
    comment: 'Below the checkbox. Keep the tags: they become a link',
  }),
  consentMissing: msg({
    id: 'vl.SignupWhoStep.consentMissing',
    message: 'Without your consent we cannot find anybody for you.',
    comment: 'Error below the checkbox',
  }),
};

export const birthStep = {
  birth: msg({ id: 'vl.SignupBirthStep.birth', message: 'Date of birth', comment: 'Label' }),
  birthHint: msg({
    id: 'vl.SignupBirthStep.birthHint',
    message: 'You have to be {age, plural, other {#}} or over. Others only see your age.',
    comment: 'Below the date of birth',
  }),
  day: msg({ id: 'vl.SignupBirthStep.day', message: 'Day', comment: 'Label of the part of a date' }),
  month: msg({ id: 'vl.SignupBirthStep.month', message: 'Month', comment: 'Label of the part of a date' }),
  year: msg({ id: 'vl.SignupBirthStep.year', message: 'Year', comment: 'Label of the part of a date' }),
  birthMissing: msg({
    id: 'vl.SignupBirthStep.birthMissing',
    message: 'Please give day, month and year.',
    comment: 'Error',
  }),
  birthFormat: msg({
    id: 'vl.SignupBirthStep.birthFormat',
    message: 'This day does not exist.',
    comment: 'Error',
  }),
  tooYoung: msg({
    id: 'vl.SignupBirthStep.tooYoung',
    message: 'You have to be at least {age, plural, other {#}} to join.',
    comment: 'Error below the date of birth',
  }),
  country: msg({ id: 'vl.SignupBirthStep.country', message: 'Country', comment: 'Label' }),
  region: msg({ id: 'vl.SignupBirthStep.region', message: 'Region', comment: 'Label' }),
  anyRegion: msg({
    id: 'vl.SignupBirthStep.anyRegion',
    message: 'Rather not say',
    comment: 'First choice of the region',
  }),
  city: msg({ id: 'vl.SignupBirthStep.city', message: 'Town', comment: 'Label' }),
  optional: msg({
    id: 'vl.SignupBirthStep.optional',
    message: 'optional',
    comment: 'After the label of a field that may stay empty',
  }),
  locate: msg({ id: 'vl.SignupBirthStep.locate', message: 'Use my location', comment: 'Button' }),
  locating: msg({
    id: 'vl.SignupBirthStep.locating',
    message: 'Looking for your place',
    comment: 'While the location is looked up',
  }),
  locateError: msg({
    id: 'vl.SignupBirthStep.locateError',
    message: 'We could not find your place. Please fill it in.',
    comment: 'The location could not be found',
  }),
  locateDenied: msg({
    id: 'vl.SignupBirthStep.locateDenied',
    message: 'Your browser does not share your location. Please fill it in.',
    comment: 'The location was refused',
  }),
};

export const nameStep = {
  name: msg({ id: 'vl.SignupNameStep.name', message: 'Name', comment: 'Label' }),
  hint: msg({
    id: 'vl.SignupNameStep.hint',
    message: '{min} to {max} characters. This is what others call you.',
    comment: 'Below the name',
  }),
  checking: msg({
    id: 'vl.SignupNameStep.checking',
    message: 'Checking whether it is free',
    comment: 'While the name is checked',
  }),
  free: msg({ id: 'vl.SignupNameStep.free', message: 'Still free', comment: 'The name can be chosen' }),
  missing: msg({ id: 'vl.SignupNameStep.missing', message: 'Please choose a name.', comment: 'Error' }),
  tooShort: msg({
    id: 'vl.SignupNameStep.tooShort',
    message: 'At least {min} characters.',
    comment: 'Error',
  }),
  tooLong: msg({ id: 'vl.SignupNameStep.tooLong', message: 'At most {max} characters.', comment: 'Error' }),
  taken: msg({ id: 'vl.SignupNameStep.taken', message: 'Somebody already has this name.', comment: 'Error' }),
  format: msg({
    id: 'vl.SignupNameStep.format',
    message: 'Letters, digits and . _ - only.',
    comment: 'Error',
  }),
};

export const accountStep = {
  email: msg({ id: 'vl.SignupAccountStep.email', message: 'E-mail', comment: 'Label' }),
  emailHint: msg({
    id: 'vl.SignupAccountStep.emailHint',
    message: 'Never shown to others.',
    comment: 'Below the e-mail',
  }),
  emailInvalid: msg({
    id: 'vl.SignupAccountStep.emailInvalid',
    message: 'This is not an e-mail address.',
    comment: 'Error',
  }),
  emailMissing: msg({
    id: 'vl.SignupAccountStep.emailMissing',
    message: 'Please give your e-mail address.',
    comment: 'Error',
  }),
  password: msg({ id: 'vl.SignupAccountStep.password', message: 'Password', comment: 'Label' }),
  passwordHint: msg({
    id: 'vl.SignupAccountStep.passwordHint',
    message: 'At least {min} characters. A sentence is easy to remember.',
    comment: 'Below the password',
  }),
  passwordMissing: msg({
    id: 'vl.SignupAccountStep.passwordMissing',
    message: 'Please choose a password.',
    comment: 'Error',
  }),
  passwordShort: msg({
    id: 'vl.SignupAccountStep.passwordShort',
    message: 'At least {min} characters.',
    comment: 'Error',
  }),
  passwordCommon: msg({
    id: 'vl.SignupAccountStep.passwordCommon',
    message: 'Many people use this one. Choose another.',
    comment: 'Error',
  }),
  show: msg({
    id: 'vl.SignupAccountStep.show',
    message: 'Show the password',
    comment: 'Label of the button in the field',
  }),
  hide: msg({
    id: 'vl.SignupAccountStep.hide',
    message: 'Hide the password',
    comment: 'Label of the button in the field',
  }),
  termsMissing: msg({
    id: 'vl.SignupAccountStep.termsMissing',
    message: 'You can only join if you accept the terms.',
    comment: 'Error below the checkbox',
  }),
};

export const helloStep = {
  about: msg({ id: 'vl.SignupHelloStep.about', message: 'About me', comment: 'Label' }),
  aboutHint: msg({
    id: 'vl.SignupHelloStep.aboutHint',
    message: 'What would you talk about for a whole evening?',
    comment: 'Below "About me"',
  }),
  message: msg({
    id: 'vl.SignupHelloStep.message',
    message: 'Your first message',
    comment: 'Label, when sign-up began at a profile',
  }),
  messageHint: msg({
    id: 'vl.SignupHelloStep.messageHint',
    message: 'It costs nothing and goes to {name} once you have confirmed your e-mail.',
    comment: 'Below the first message',
  }),
  left: msg({
    id: 'vl.SignupHelloStep.left',
    message: '{count, plural, one {# character left} other {# characters left}}',
    comment: 'Near the limit',
  }),
  photos: msg({
    id: 'vl.SignupHelloStep.photos',
    message: 'Photos',
    comment: 'Label of the place for photos',
  }),
};

export const photoDropzone = {
  label: msg({ id: 'vl.PhotoDropzone.label', message: 'Choose a photo', comment: 'Button' }),
  hint: msg({
    id: 'vl.PhotoDropzone.hint',
    message: 'or drop it here. JPEG, PNG, WebP or AVIF, up to {megabytes} MB.',
    comment: 'After the button "Choose a photo"',
  }),
  uploading: msg({
    id: 'vl.PhotoDropzone.uploading',
    message: '{name}: {percent} uploaded',
    comment: 'Progress of one photo',
  }),
  wrongType: msg({
    id: 'vl.PhotoDropzone.wrongType',
    message: 'This is not a picture we can show. JPEG, PNG, WebP and AVIF work.',
    comment: 'Error',
  }),
  tooBig: msg({
    id: 'vl.PhotoDropzone.tooBig',
    message: 'This picture is larger than {megabytes} MB.',
    comment: 'Error',
  }),
  remove: msg({ id: 'vl.PhotoDropzone.remove', message: 'Remove {name}', comment: 'Button on a photo' }),
  full: msg({
    id: 'vl.PhotoDropzone.full',
    message:
      '{max, plural, one {# photo} other {# photos}} for now. With any package there is room for more.',
    comment: 'When the limit is reached',
  }),
};

export const loginForm = {
  login: msg({ id: 'vl.LoginForm.login', message: 'E-mail or name', comment: 'Label' }),
  password: msg({ id: 'vl.LoginForm.password', message: 'Password', comment: 'Label' }),
  submit: msg({ id: 'vl.LoginForm.submit', message: 'Log in', comment: 'Button' }),
  forgotten: msg({ id: 'vl.LoginForm.forgotten', message: 'Forgotten your password?', comment: 'Link' }),
  signup: msg({
    id: 'vl.LoginForm.signup',
    message: 'Not here yet? <signup>Sign up for free</signup>',
    comment: 'Keep the tags: they become a link',
  }),
};

export const confirmEmailBox = {
  body: msg({
    id: 'vl.ConfirmEmailBox.body',
    message: 'We sent a link to <email>{email}</email>. Open it and others can answer you.',
    comment: 'After sign-up. Keep the tags',
  }),
  spam: msg({
    id: 'vl.ConfirmEmailBox.spam',
    message: 'Nothing there? Look in the spam folder, or have it sent again.',
    comment: 'Below',
  }),
  resend: msg({ id: 'vl.ConfirmEmailBox.resend', message: 'Send it again', comment: 'Button' }),
  sent: msg({
    id: 'vl.ConfirmEmailBox.sent',
    message: 'Sent again. It can take a minute.',
    comment: 'After the mail was sent again',
  }),
  goOn: msg({
    id: 'vl.ConfirmEmailBox.goOn',
    message: 'Look around in the meantime',
    comment: 'Link to the members',
  }),
};

export const activationResult = {
  done: msg({
    id: 'vl.ActivationResult.done',
    message: 'You are *in*',
    comment: 'Headline after the e-mail was confirmed',
  }),
  doneBody: msg({
    id: 'vl.ActivationResult.doneBody',
    message: 'Your e-mail is confirmed. What you wrote is on its way.',
    comment: 'Below the headline',
  }),
  profile: msg({ id: 'vl.ActivationResult.profile', message: 'Complete your profile', comment: 'Card' }),
  profileBody: msg({
    id: 'vl.ActivationResult.profileBody',
    message: 'With a photo and three interests, people find you.',
    comment: 'On that card',
  }),
  premium: msg({ id: 'vl.ActivationResult.premium', message: 'Get premium', comment: 'Card' }),
  premiumBody: msg({
    id: 'vl.ActivationResult.premiumBody',
    message: 'See all photos and begin as many conversations as you like. Any package will do.',
    comment: 'On that card',
  }),
  discount: msg({
    id: 'vl.ActivationResult.discount',
    message: '−{percent}',
    comment: 'On the ribbon of that card',
  }),
  members: msg({ id: 'vl.ActivationResult.members', message: 'Look around', comment: 'Card' }),
  membersBody: msg({
    id: 'vl.ActivationResult.membersBody',
    message: 'Meet the people near you.',
    comment: 'On that card',
  }),
  error: msg({
    id: 'vl.ActivationResult.error',
    message: 'That link did *not work*',
    comment: 'Headline when the e-mail could not be confirmed',
  }),
  errorBody: msg({
    id: 'vl.ActivationResult.errorBody',
    message: 'It may be older than 7 days. Ask for a new one, or write to our support.',
    comment: 'Below the headline',
  }),
  support: msg({ id: 'vl.ActivationResult.support', message: 'Write to support', comment: 'Link' }),
  resend: msg({ id: 'vl.ActivationResult.resend', message: 'Send a new link', comment: 'Button' }),
  resent: msg({
    id: 'vl.ActivationResult.resent',
    message: 'A new link is on its way.',
    comment: 'After a new link was sent',
  }),
};

export const signupDialog = {
  title: msg({
    id: 'vl.SignupDialog.title',
    message: 'Sign up',
    comment: 'Name of the dialog for screen readers',
  }),
  close: msg({
    id: 'vl.SignupDialog.close',
    message: 'Close',
    comment: 'Label of the button with the cross',
  }),
};
