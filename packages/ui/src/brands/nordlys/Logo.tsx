import { Wordmark, type WordmarkProps } from '../Wordmark.tsx';

/** The wordmark of Nordlys, in the colour of the text around it. */
export const Logo = (props: Omit<WordmarkProps, 'name'>) => <Wordmark {...props} name="nordlys" />;
