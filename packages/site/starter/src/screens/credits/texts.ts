/** The texts of these screens. */
export interface CreditsTexts {
  /** Below the title of the packages. */
  'app.creditsLead': string;
  'app.order': string;
  'app.continue': string;
}

declare module '../../texts.ts' {
  interface AllTexts extends CreditsTexts {}
}
