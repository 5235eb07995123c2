import type { PageAssets } from './assets.ts';

const facesId = 'vl-faces';

/**
 * Asks for the first fonts at once, or takes the rules of all fonts away before they are used: on a slow line, or with
 * data saver, they would come after the first picture, which is drawn in the stand-ins then, and hold up what is seen.
 * Browsers that do not tell of the line load them.
 */
const loadOrLeave = `(fonts=>{
const line=navigator.connection;
if(line&&(line.saveData||line.effectiveType!=='4g'||line.downlink<2))document.getElementById('${facesId}').remove();
else for(const href of fonts)document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))
})`;

/** The page's fonts, and the script that settles whether this page has them. Without scripts it has. */
export function fontElements({ styles, fonts }: PageAssets, nonce: string): string {
  const faces = styles.map(({ faces }) => faces).join('');
  if (!faces) return '';
  return `<style id="${facesId}" nonce="${nonce}">${faces}</style><script nonce="${nonce}">${loadOrLeave}(${JSON.stringify(fonts)})</script>`;
}
