import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** Whether something is being loaded. */
  active: boolean;
  /** What is being loaded, for screen readers. */
  label: string;
}

/** Progress line at the upper edge while a page loads; appears after 200 ms only. */
export const LoadingBar = ({ active, label }: LoadingBarProps) =>
  active ? <div data-component="LoadingBar" className={bar} role="progressbar" aria-label={label} /> : null;
