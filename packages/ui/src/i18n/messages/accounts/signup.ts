import { msg, plural } from '@lingui/core/macro';

export const signupWizard = {
  step: ({ step, total }: { step: number; total: number }) =>
    msg({
      id: 'vl.SignupWizard.step',
      message: `Step ${step} of ${total}`,
      comment: 'Above the headline, and the label of the progress dots',
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
    comment: 'Button that leaves out the words about oneself, or the photos',
  }),
  back: msg({ id: 'vl.SignupWizard.back', message: 'Back', comment: 'Button' }),
  whoTitle: msg({
    id: 'vl.SignupWizard.whoTitle',
    message: 'You, and <em>who you’re looking for</em>',
    comment: 'Headline of step 1; italics inside <em>',
  }),
  birthTitle: msg({
    id: 'vl.SignupWizard.birthTitle',
    message: 'Your age, and <em>where you are</em>',
    comment: 'Headline of step 2: date of birth and place',
  }),
  genderTitle: msg({
    id: 'vl.SignupWizard.genderTitle',
    message: 'Who are <em>you</em>?',
    comment: 'Question of the sign-up; the answers are "A woman", "A man"',
  }),
  lookingForTitle: msg({
    id: 'vl.SignupWizard.lookingForTitle',
    message: 'Who would you like <em>to meet</em>?',
    comment: 'Question of the sign-up; the answers are "Women", "Men", "Both"',
  }),
  sexualityTitle: msg({
    id: 'vl.SignupWizard.sexualityTitle',
    message: 'Your <em>orientation</em>',
    comment: 'Question of the sign-up; the answers are "Straight", "Gay", "Lesbian", "Bisexual"',
  }),
  dateTitle: msg({
    id: 'vl.SignupWizard.dateTitle',
    message: 'When were you <em>born</em>?',
    comment: 'Question of the sign-up: the date of birth',
  }),
  placeTitle: msg({
    id: 'vl.SignupWizard.placeTitle',
    message: 'Where do you <em>live</em>?',
    comment: 'Question of the sign-up: country, region and town',
  }),
  nameTitle: msg({
    id: 'vl.SignupWizard.nameTitle',
    message: 'What should we <em>call you</em>?',
    comment: 'Headline of the screen that asks for the name',
  }),
  accountTitle: msg({
    id: 'vl.SignupWizard.accountTitle',
    message: 'Your <em>log-in details</em>',
    comment: 'Headline of step 4: e-mail and password',
  }),
  emailTitle: msg({
    id: 'vl.SignupWizard.emailTitle',
    message: 'How can we <em>reach you</em>?',
    comment: 'Question of the sign-up: the e-mail address',
  }),
  passwordTitle: msg({
    id: 'vl.SignupWizard.passwordTitle',
    message: 'Choose a <em>password</em>',
    comment: 'Headline of the screen with the password and the terms, after which the account is made',
  }),
  photosTitle: msg({
    id: 'vl.SignupWizard.photosTitle',
    message: 'Show <em>your face</em>',
    comment: 'Headline of the last screen of the sign-up: photos',
  }),
  helloTitle: msg({
    id: 'vl.SignupWizard.helloTitle',
    message: 'Introduce <em>yourself</em>',
    comment: 'Headline of the screen that asks for a few words',
  }),
  helloTitleMember: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SignupWizard.helloTitleMember',
      message: `A first word to <em>${name}</em>`,
      comment: 'Headline of the screen that asks for a few words when sign-up began at a profile',
    }),
  completeTitle: msg({
    id: 'vl.SignupWizard.completeTitle',
    message: 'Confirm your <em>e-mail</em>',
    comment: 'Headline once the account exists: the e-mail must be confirmed',
  }),
};

export const genderStep = {
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
  consent: ({ site }: { site: string }) =>
    msg({
      id: 'vl.SignupWhoStep.consent',
      message: `I agree that ${site} uses these answers to find people for me.`,
      comment: 'Checkbox: consent to process sensitive data',
    }),
  consentHint: msg({
    id: 'vl.SignupWhoStep.consentHint',
    message:
      'These answers reveal something about your private life. You can withdraw your consent at any time; the <privacy>privacy policy</privacy> says how.',
    comment: 'Below the checkbox. Keep the tags: they become a link',
  }),
  consentMissing: msg({
    id: 'vl.SignupWhoStep.consentMissing',
    message: 'Without your consent we cannot find anybody for you.',
    comment: 'Error below the checkbox',
  }),
};

export const accountStep = {
  termsMissing: msg({
    id: 'vl.SignupAccountStep.termsMissing',
    message: 'You can only join if you accept the terms.',
    comment: 'Error below the checkbox',
  }),
  sharing: ({ sites }: { sites: string }) =>
    msg({
      id: 'vl.SignupAccountStep.sharing',
      message: `I agree that my profile is also shown on ${sites}.`,
      comment:
        'Checkbox: consent that sites of other companies show the profile; {sites}: a list such as “Nordlys (Nordlys Online GmbH, Germany)”',
    }),
  sharingHint: msg({
    id: 'vl.SignupAccountStep.sharingHint',
    message:
      'It’s your choice. Members there can then find you and write to you, as members can here. You can change this in the settings at any time; the <privacy>privacy policy</privacy> says more.',
    comment:
      'Below the checkbox “I agree that my profile is also shown on …”. Keep the tags: they become a link',
  }),
};

export const helloStep = {
  photos: msg({
    id: 'vl.SignupHelloStep.photos',
    message: 'Photos',
    comment: 'Label of the place for photos',
  }),
  photosLead: msg({
    id: 'vl.SignupHelloStep.photosLead',
    message: 'Your photo is the first thing others see of you. You can change or remove it at any time.',
    comment: 'Below the headline “Show your face”: about the first photo',
  }),
};

export const loginForm = {
  login: msg({ id: 'vl.LoginForm.login', message: 'E-mail or name', comment: 'Label' }),
  password: msg({ id: 'vl.LoginForm.password', message: 'Password', comment: 'Label' }),
  submit: msg({ id: 'vl.LoginForm.submit', message: 'Log in', comment: 'Button' }),
  forgotten: msg({
    id: 'vl.LoginForm.forgotten',
    message: 'Forgot your password?',
    comment: 'Link beside the password, to the reset of the password',
  }),
  signup: msg({
    id: 'vl.LoginForm.signup',
    message: 'No account yet? <signup>Sign up for free</signup>',
    comment: 'Keep the tags: they become a link',
  }),
};

export const ageCheckBox = {
  body: ({ minAge }: { minAge: number }) =>
    msg({
      id: 'vl.AgeCheckBox.body',
      message: `Before you meet others, we have to make sure that you are ${minAge} or older. An independent service checks your age.`,
      comment:
        'Page on which members prove their age, before they go to the service; {minAge}: for example 18',
    }),
  service: msg({
    id: 'vl.AgeCheckBox.service',
    message:
      'The service does not learn who you are here: we send it a random number and nothing about your account.',
    comment: 'What the service that checks the age learns',
  }),
  stored: ({ minAge }: { minAge: number }) =>
    msg({
      id: 'vl.AgeCheckBox.stored',
      message: `We do not learn who you are there: the service only tells us that you are ${minAge} or older. We store when and how your age was confirmed.`,
      comment: 'What we learn of the service that checks the age, and store; {minAge}: for example 18',
    }),
  start: msg({
    id: 'vl.AgeCheckBox.start',
    message: 'Start the age check',
    comment: 'Button: goes to the service',
  }),
  again: msg({
    id: 'vl.AgeCheckBox.again',
    message: 'Start again',
    comment: 'Button: goes to the service once more, after the proof was refused',
  }),
  checking: msg({
    id: 'vl.AgeCheckBox.checking',
    message: 'Checking your proof of age…',
    comment: 'While the proof that was brought back from the service is checked',
  }),
  proved: msg({
    id: 'vl.AgeCheckBox.proved',
    message: 'Your age is confirmed. Thank you.',
    comment: 'After the proof of age',
  }),
  goOn: msg({ id: 'vl.AgeCheckBox.goOn', message: 'Continue', comment: 'Link after the proof of age' }),
};

export const confirmEmailBox = {
  body: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ConfirmEmailBox.body',
      message: `We’ve sent an e-mail to <email>${email}</email>. Open the link in it and others can reply to you.`,
      comment: 'After sign-up. Keep the tags',
    }),
  codeBody: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ConfirmEmailBox.codeBody',
      message: `We’ve sent a code to <email>${email}</email>. Type it here, or open the link in the e-mail, and others can reply to you.`,
      comment: 'After sign-up, above the field for the code. Keep the tags',
    }),
  code: msg({
    id: 'vl.ConfirmEmailBox.code',
    message: 'Code from the e-mail',
    comment: 'Label of the field for the six digits',
  }),
  codeWrong: ({ minutes }: { minutes: number }) =>
    msg({
      id: 'vl.ConfirmEmailBox.codeWrong',
      message: plural(minutes, {
        one: 'That is not the code, or it is older than # minute. Have the e-mail sent again for a new one.',
        other:
          'That is not the code, or it is older than # minutes. Have the e-mail sent again for a new one.',
      }),
      comment: 'Error below that field after a wrong code',
    }),
  confirm: msg({ id: 'vl.ConfirmEmailBox.confirm', message: 'Confirm', comment: 'Button below that field' }),
  spam: msg({
    id: 'vl.ConfirmEmailBox.spam',
    message: 'No e-mail? Check your spam folder, or have it sent again.',
    comment: 'Below',
  }),
  resend: msg({ id: 'vl.ConfirmEmailBox.resend', message: 'Send again', comment: 'Button' }),
  sent: msg({
    id: 'vl.ConfirmEmailBox.sent',
    message: 'The e-mail is on its way. It can take a minute.',
    comment:
      'After “Send again”; also where a mail was sent less than a minute ago, so that none is sent again',
  }),
  goOn: msg({
    id: 'vl.ConfirmEmailBox.goOn',
    message: 'Look around in the meantime',
    comment: 'Link to the members',
  }),
  goOnToChoice: msg({
    id: 'vl.ConfirmEmailBox.goOnToChoice',
    message: 'Continue with what you chose',
    comment:
      'Link in place of the one to the members: to the package or person that was chosen before the sign-up',
  }),
};

export const activationResult = {
  done: msg({
    id: 'vl.ActivationResult.done',
    message: 'E-mail <em>confirmed</em>',
    comment: 'Headline after the e-mail was confirmed',
  }),
  doneBody: msg({
    id: 'vl.ActivationResult.doneBody',
    message: 'Your e-mail is confirmed: what you write is now delivered straight away.',
    comment: 'Below the headline',
  }),
  goOn: msg({
    id: 'vl.ActivationResult.goOn',
    message: 'Continue with what you chose',
    comment: 'Button above the cards: to the package or person that was chosen before the sign-up',
  }),
  profile: msg({ id: 'vl.ActivationResult.profile', message: 'Complete your profile', comment: 'Card' }),
  profileBody: msg({
    id: 'vl.ActivationResult.profileBody',
    message: 'Add a photo and your interests so that people can get to know you.',
    comment: 'On that card',
  }),
  premium: msg({ id: 'vl.ActivationResult.premium', message: 'Get Premium', comment: 'Card' }),
  premiumBody: msg({
    id: 'vl.ActivationResult.premiumBody',
    message: 'See all photos and start as many conversations as you like. Any package will do.',
    comment: 'On that card',
  }),
  discount: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.ActivationResult.discount',
      message: `−${percent}`,
      comment: 'On the ribbon of that card',
    }),
  members: msg({ id: 'vl.ActivationResult.members', message: 'Look around', comment: 'Card' }),
  membersBody: msg({
    id: 'vl.ActivationResult.membersBody',
    message: 'Meet the people near you.',
    comment: 'On that card',
  }),
  unknown: msg({
    id: 'vl.ActivationResult.unknown',
    message: 'Log in to <em>continue</em>',
    comment:
      'Headline of the page behind the link that confirms the e-mail, when nobody is logged in; italics inside <em>',
  }),
  unknownBody: msg({
    id: 'vl.ActivationResult.unknownBody',
    message: 'Once you have opened the link in our e-mail, your address is confirmed on every device.',
    comment: 'Below the headline “Log in to continue”; it must be true for anybody who opens the page',
  }),
  logIn: msg({ id: 'vl.ActivationResult.logIn', message: 'Log in', comment: 'Link to the log-in' }),
  error: msg({
    id: 'vl.ActivationResult.error',
    message: 'The link <em>didn’t work</em>',
    comment: 'Headline when the e-mail could not be confirmed',
  }),
  errorBody: ({ days }: { days: number }) =>
    msg({
      id: 'vl.ActivationResult.errorBody',
      message: `The link may be older than ${plural(days, { one: '# day', other: '# days' })}. Ask for a new one, or write to our support team.`,
      comment: 'Below the headline',
    }),
  support: msg({
    id: 'vl.ActivationResult.support',
    message: 'Contact support',
    comment: 'Link when the e-mail could not be confirmed',
  }),
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
