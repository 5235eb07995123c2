import { createRoot } from 'react-dom/client';
import { Screens } from './Screens.tsx';
import '@velluto/ui/styles.css';
import '@velluto/ui/reset.css';
import './brand.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Screens start={Date.now()} />);
