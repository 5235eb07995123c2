import { renderToString } from 'react-dom/server';
import { Stage } from './stage.tsx';

/** The whole grid as HTML. */
export const render = (): string => renderToString(<Stage />);
