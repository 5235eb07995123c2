/** One encrypted part of a value. */
export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** What one key of the server does: it names, encrypts and decrypts what the device keeps. */
export interface Keys {
  /** A name that tells nothing without the key. */
  name(list: string, id: string): Promise<string>;
  /** Encrypts a value under its name; a `file` in it is a part of its own, kept with its name and type. */
  encrypt(name: string, value: object): Promise<Encrypted[]>;
  /** The value again; null when it was encrypted with another key, under another name, or was changed since. */
  decrypt<Value>(name: string, parts: readonly Encrypted[]): Promise<Value | null>;
}

const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

/**
 * Makes the two keys of one of the server's, for AES-256-GCM and for names. No script can read them back.
 *
 * @param key 32 bytes, base64url
 */
export async function makeKeys(key: string): Promise<Keys> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', bytesOf(key), 'HKDF', false, ['deriveKey']);
  const derive = (use: string, algorithm: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(`velluto ${use}`) },
      base,
      algorithm,
      false,
      usages,
    );
  const [encrypting, naming] = await Promise.all([
    derive('seal', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  // the place goes into the tag: what lies in one cannot be put into another, and no part goes missing
  const gcm = (iv: Uint8Array<ArrayBuffer>, ...place: (string | number)[]) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(place.join('\n')),
  });
  return {
    async name(list, id) {
      const mark = await subtle.sign('HMAC', naming, encode(`${list}\n${id}`));
      return btoa(String.fromCharCode(...new Uint8Array(mark)));
    },
    async encrypt(name, value: { file?: File }) {
      const { file, ...rest } = value;
      const words = JSON.stringify(file ? { ...rest, file: { name: file.name, type: file.type } } : rest);
      const parts = [encode(words), ...(file ? [await file.arrayBuffer()] : [])];
      return Promise.all(
        parts.map(async (part, index) => {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          return { iv, bytes: await subtle.encrypt(gcm(iv, name, index, parts.length), encrypting, part) };
        }),
      );
    },
    async decrypt<Value>(name: string, parts: readonly Encrypted[]) {
      try {
        const [words, content] = await Promise.all(
          parts.map(({ iv, bytes }, index) =>
            subtle.decrypt(gcm(iv, name, index, parts.length), encrypting, bytes),
          ),
        );
        const value = JSON.parse(new TextDecoder().decode(words));
        if (!content) return value as Value;
        return { ...value, file: new File([content], value.file.name, value.file) } as Value;
      } catch {
        return null;
      }
    },
  };
}
