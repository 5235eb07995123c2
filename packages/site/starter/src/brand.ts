export { aurora as brand } from '../brand/module.ts';
