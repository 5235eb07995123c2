/** A secret that stands in the links of a mail, by its name in the address. */
export function secretIn(mail: { text: string } | undefined, name = 'token'): string {
  const secret = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`No ${name} in the mail: ${mail?.text}`);
  return secret;
}
