/** Title of the page, without the count in front. Screens set it by `useTitle`; the document reads it. */
export interface Head {
  title: string;
}
