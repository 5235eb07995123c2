import { msg } from '@lingui/core/macro';

/** Texts of the parts of the settings that turn the log-in with a code on and off. */
export const secondFactorMessages = {
  need: msg({
    id: 'app.SecondFactor.need',
    message: 'All you need is an authenticator app; many phones and password managers have one built in.',
    comment: 'First step, above the field for the password',
  }),
  next: msg({ id: 'app.SecondFactor.next', message: 'Continue', comment: 'Button of the first step' }),
  scan: msg({
    id: 'app.SecondFactor.scan',
    message: 'Scan this with your authenticator app, or give it the key. Then type the code that it shows.',
    comment: 'Second step, above a QR code',
  }),
  picture: msg({
    id: 'app.SecondFactor.picture',
    message: 'QR code for your authenticator app',
    comment: 'Name of the picture, for screen readers',
  }),
  here: msg({
    id: 'app.SecondFactor.here',
    message: 'The app is on this device',
    comment: 'Link that opens the authenticator app',
  }),
  key: msg({ id: 'app.SecondFactor.key', message: 'Key', comment: 'Label of the secret key' }),
  copy: msg({ id: 'app.SecondFactor.copy', message: 'Copy', comment: 'Button' }),
  copied: msg({ id: 'app.SecondFactor.copied', message: 'Copied', comment: 'The same button, afterwards' }),
  keep: msg({
    id: 'app.SecondFactor.keep',
    message:
      'It is on. These codes let you in when your app is not at hand; each works once. Keep them where only you find them: they are shown this once.',
    comment: 'Above ten recovery codes, after the log-in with a code was turned on',
  }),
  keepNew: msg({
    id: 'app.SecondFactor.keepNew',
    message: 'Your new recovery codes. The former ones no longer work.',
    comment: 'Above ten new recovery codes',
  }),
  download: msg({ id: 'app.SecondFactor.download', message: 'Download', comment: 'Link to a text file' }),
  kept: msg({
    id: 'app.SecondFactor.kept',
    message: 'I have kept them',
    comment: 'Button below the recovery codes',
  }),
  newCodes: msg({
    id: 'app.SecondFactor.newCodes',
    message: 'New recovery codes',
    comment: 'Button',
  }),
  turnOff: msg({ id: 'app.SecondFactor.turnOff', message: 'Turn off', comment: 'Button' }),
};
