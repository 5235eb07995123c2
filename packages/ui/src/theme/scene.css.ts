import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { baseStyle, globalIn } from './styles.ts';

/** A page that is a scene: headlines may be set in the brand's emphasis there. */
export const scene = baseStyle({ position: 'relative', isolation: 'isolate' });

/** A scene that is dark in both modes, with the brand's light in its first window. */
export const darkScene = baseStyle(scene, {
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: 'min(100%, 100lvb)',
      zIndex: -1,
      background: vars.scene.light,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forced]: { selectors: { '&::before': { display: 'none' } } } },
});

// where the page is pulled beyond its edges
globalIn('base', `html:has(> body ${darkScene})`, { backgroundColor: vars.scene.ground });
