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

const page = `html:has(> body ${darkScene})`;
// where the page is pulled beyond its edges, and the scrollbar beside it
globalIn('base', page, { backgroundColor: vars.scene.ground, colorScheme: 'dark' });
// what is not in the scene keeps its mode
globalIn('base', `${page}:not([data-vl-mode]) > body`, { colorScheme: 'light dark' });
globalIn('base', `${page}[data-vl-mode="light"] > body`, { colorScheme: 'light' });
