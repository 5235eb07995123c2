import { tellWhenHidden } from './hidden.ts';
import { cleanAddress } from './traffic-link.ts';

/** What concerns every visit, also that of somebody who touches nothing. */
export function atIdle(): void {
  cleanAddress(window);
  tellWhenHidden(document);
}
