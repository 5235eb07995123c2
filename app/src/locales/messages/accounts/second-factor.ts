import { msg } from '@lingui/core/macro';

/** Texts of the settings of two-factor log-in: turning it on and off, and recovery codes. */
export const secondFactorMessages = {
  need: msg({
    id: 'app.SecondFactor.need',
    message: 'All you need is an authenticator app; many phones and password managers have one built in.',
    comment: 'Settings, first step of turning on two-factor log-in: text above the field for the password',
  }),
  next: msg({
    id: 'app.SecondFactor.next',
    message: 'Continue',
    comment: 'Settings, first step of turning on two-factor log-in: button',
  }),
  scan: msg({
    id: 'app.SecondFactor.scan',
    message:
      'Scan the code with your authenticator app, or enter the key there. Then type the digits it shows.',
    comment: 'Settings, second step of turning on two-factor log-in: text above the QR code',
  }),
  picture: msg({
    id: 'app.SecondFactor.picture',
    message: 'QR code for your authenticator app',
    comment: 'Settings, turning on two-factor log-in: name of the QR code, for screen readers',
  }),
  here: msg({
    id: 'app.SecondFactor.here',
    message: 'The app is on this device',
    comment:
      'Settings, turning on two-factor log-in: link below the QR code that opens an authenticator app on this device',
  }),
  key: msg({
    id: 'app.SecondFactor.key',
    message: 'Key',
    comment:
      'Settings, turning on two-factor log-in: label of the secret key to type into the authenticator app',
  }),
  copy: msg({
    id: 'app.SecondFactor.copy',
    message: 'Copy',
    comment: 'Button that copies the secret key or the recovery codes of two-factor log-in',
  }),
  copied: msg({
    id: 'app.SecondFactor.copied',
    message: 'Copied',
    comment: 'The button “Copy” after it was pressed',
  }),
  keep: msg({
    id: 'app.SecondFactor.keep',
    message:
      'Log-in with a code is on. These codes let you log in when you don’t have your app at hand; each works once. Keep them somewhere only you can find: they are shown only this once.',
    comment: 'Settings, after two-factor log-in was turned on: text above the ten recovery codes',
  }),
  keepNew: msg({
    id: 'app.SecondFactor.keepNew',
    message: 'Your new recovery codes. The old ones no longer work.',
    comment: 'Settings, after new recovery codes were made: text above the ten codes',
  }),
  download: msg({
    id: 'app.SecondFactor.download',
    message: 'Download',
    comment: 'Link below the recovery codes of two-factor log-in: downloads them as a text file',
  }),
  kept: msg({
    id: 'app.SecondFactor.kept',
    message: 'I’ve saved the codes',
    comment: 'Button below the recovery codes of two-factor log-in: closes them',
  }),
  newCodes: msg({
    id: 'app.SecondFactor.newCodes',
    message: 'New recovery codes',
    comment: 'Settings, two-factor log-in: button that makes new recovery codes',
  }),
  turnOff: msg({
    id: 'app.SecondFactor.turnOff',
    message: 'Turn off',
    comment: 'Settings: button that turns two-factor log-in off',
  }),
};
