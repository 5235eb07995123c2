import '@velluto/ui/brands/velluto.css';

export { velluto as brand } from '@velluto/ui/brands/velluto';
