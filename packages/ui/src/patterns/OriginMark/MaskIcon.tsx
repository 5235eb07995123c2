export interface MaskIconProps {
  className?: string;
}

/** A theatre mask, the icon of fictional profiles. */
export const MaskIcon = ({ className }: MaskIconProps) => (
  <svg
    aria-hidden
    className={className}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M2 3.2c3.6 1.2 8.4 1.2 12 0v4.6c0 3.6-2.7 6.2-6 6.2s-6-2.6-6-6.2z" />
    <path d="M4.8 7.2c.7-.7 1.7-.7 2.3 0M8.9 7.2c.7-.7 1.7-.7 2.3 0M5.8 10.3c1.3 1.1 3.1 1.1 4.4 0" />
  </svg>
);
