/** One encrypted part of a value. */
export interface EncryptedPart {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Derived from one storage key of the server: names, encrypts and decrypts values. */
export interface StorageKeys {
  /** The stored name of a value, an HMAC: reveals nothing without the key. */
  name(list: string, id: string): Promise<string>;
  /** Encrypts a value under its name; a `file` in it becomes a part of its own. */
  encrypt(name: string, value: object): Promise<EncryptedPart[]>;
  /** Decrypts a value; null when key or name differ, or the bytes were changed. */
  decrypt<Value>(name: string, parts: readonly EncryptedPart[]): Promise<Value | null>;
}

const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), character =>
    character.charCodeAt(0),
  );

/**
 * Derives the keys for AES-256-GCM and for names from a storage key of the server. No script can export them.
 *
 * @param key 32 bytes, base64url
 */
export async function deriveKeys(key: string): Promise<StorageKeys> {
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
  const [encryptionKey, nameKey] = await Promise.all([
    derive('encrypt', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  // name and index are authenticated: no part can be moved or left out
  const gcm = (iv: Uint8Array<ArrayBuffer>, ...place: (string | number)[]) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(place.join('\n')),
  });
  return {
    async name(list, id) {
      const signature = await subtle.sign('HMAC', nameKey, encode(`${list}\n${id}`));
      return btoa(String.fromCharCode(...new Uint8Array(signature)));
    },
    async encrypt(name, value: { file?: File }) {
      const { file, ...rest } = value;
      const json = JSON.stringify(file ? { ...rest, file: { name: file.name, type: file.type } } : rest);
      const parts = [encode(json), ...(file ? [await file.arrayBuffer()] : [])];
      return Promise.all(
        parts.map(async (part, index) => {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          return { iv, bytes: await subtle.encrypt(gcm(iv, name, index, parts.length), encryptionKey, part) };
        }),
      );
    },
    async decrypt<Value>(name: string, parts: readonly EncryptedPart[]) {
      try {
        const [json, content] = await Promise.all(
          parts.map(({ iv, bytes }, index) =>
            subtle.decrypt(gcm(iv, name, index, parts.length), encryptionKey, bytes),
          ),
        );
        const value = JSON.parse(new TextDecoder().decode(json));
        if (!content) return value as Value;
        return { ...value, file: new File([content], value.file.name, value.file) } as Value;
      } catch {
        return null;
      }
    },
  };
}
