/** The button by itself, for pages that seldom show it. */
export { BackButton } from '@velluto/ui/product/shell';
