/**
 * Whether this is the app on the home screen of an iPhone or iPad: there WebKit has push, and no pull to refresh. Undefined in
 * other browsers, which do not tell.
 */
export const installedOnApple = (): boolean | undefined =>
  'standalone' in navigator ? navigator.standalone === true : undefined;
