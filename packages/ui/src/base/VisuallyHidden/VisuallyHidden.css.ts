import { hiddenText } from '../../theme/hidden-text.ts';
import { baseStyle } from '../../theme/styles.ts';

export const hidden = baseStyle(hiddenText);
