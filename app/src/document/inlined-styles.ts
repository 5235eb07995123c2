/** Id of the style element with the page's CSS; its `data-hrefs` names the files it was copied from. */
export const inlinedStylesId = 'vl-styles';
