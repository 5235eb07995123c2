import { renderToString } from 'react-dom/server';
import { Stage } from './stage.tsx';

/** HTML of the whole grid. */
export const render = (): string => renderToString(<Stage />);
