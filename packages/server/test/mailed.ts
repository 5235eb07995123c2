/** A secret that stands in the links of a mail, by its name in the address. */
export function secretIn(mail: { text: string } | undefined, name = 'token'): string {
  const secret = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`No ${name} in the mail: ${mail?.text}`);
  return secret;
}

/** The six digits that stand in a mail on a line of their own. */
export function codeIn(mail: { text: string } | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail: ${mail?.text}`);
  return code;
}
