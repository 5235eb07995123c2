export { SafetyMenu, type SafetyMenuProps } from './SafetyMenu.tsx';
