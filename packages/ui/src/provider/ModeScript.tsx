import { modeScript } from './mode.ts';

export interface ModeScriptProps {
  /** Nonce of the page's Content Security Policy. */
  nonce?: string;
}

/**
 * `modeScript` as an element for the head, in server components too. Give `<html>` `suppressHydrationWarning`, because the
 * script changes an attribute of it.
 */
export const ModeScript = ({ nonce }: ModeScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: modeScript }} />
);
