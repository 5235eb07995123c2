import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps {
  active: boolean;
  label: string;
}

/** A page is on its way: a line at the upper edge that waits 200 ms before it shows. */
export const LoadingBar = ({ active, label }: LoadingBarProps) =>
  active ? <div data-component="LoadingBar" className={bar} role="progressbar" aria-label={label} /> : null;
