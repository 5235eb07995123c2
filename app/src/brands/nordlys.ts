import '@velluto/ui/brands/nordlys.css';

export { nordlys as brand } from '@velluto/ui/brands/nordlys';
