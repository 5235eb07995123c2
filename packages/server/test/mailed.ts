/** A token in the links of a mail, by its parameter's name. */
export function secretIn(mail: { text: string } | undefined, name = 'token'): string {
  const secret = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`No ${name} in the mail: ${mail?.text}`);
  return secret;
}

/** The code of six digits on a separate line of a mail. */
export function codeIn(mail: { text: string } | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail: ${mail?.text}`);
  return code;
}
