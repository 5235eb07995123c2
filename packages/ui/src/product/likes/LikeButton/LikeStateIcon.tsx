import { plain } from '../../../theme/elements.css.ts';

/** Icon beside the text: a tick when liked, two overlapping frames when matched. */
export const LikeStateIcon = ({ state }: { state: 'liked' | 'matched' }) => (
  <svg
    className={plain}
    aria-hidden
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {state === 'liked' ? (
      <path d="M4.5 12.5l5 5 10-11" />
    ) : (
      <>
        <path d="M3.5 6.5l8.5-1.8 2 9.5-8.5 1.8z" />
        <path d="M14.5 9.3l6 .6-.9 10-8.8-.8.2-2.5" />
      </>
    )}
  </svg>
);
