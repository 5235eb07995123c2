export { Button, type ButtonLook, type ButtonProps } from './Button/Button.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
