import { vars } from '../../../theme/contract.css.ts';
import { globalIn } from '../../../theme/styles.ts';

/** For pictures that are small on phones: the badge begins at their edge, so that its text fits. */
export function smallOriginMark(selector: string): void {
  const narrow = 'lander (width < 56rem)';
  globalIn('product', `${selector} [data-part="mark"]`, {
    '@container': { [narrow]: { inset: '0 0 auto' } },
  });
  globalIn('product', `${selector} .vl-OriginMark`, {
    '@container': { [narrow]: { paddingInline: vars.space[1] } },
  });
}
