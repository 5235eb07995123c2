/** Whether the browser sends the signal Global Privacy Control; browsers without it have no such property. */
export const optsOut = (browser: object = navigator): boolean =>
  'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
