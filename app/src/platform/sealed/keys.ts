/** What one key of the server does: it names, seals and opens what the device keeps. */
export interface Keys {
  /** A name that tells nothing without the key. */
  name(list: string, id: string): Promise<string>;
  /** Seals a value under its name; a `file` in it is kept with its name and type. */
  seal(name: string, value: object): Promise<Uint8Array<ArrayBuffer>>;
  /** The value again; null when it was sealed with another key, under another name, or was changed since. */
  open<Value>(name: string, sealed: Uint8Array<ArrayBuffer>): Promise<Value | null>;
}

const ivBytes = 12;
/** The length of the words stands before them, so that the bytes of a file can follow. */
const lengthBytes = 4;
const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function pack(value: { file?: File }): Promise<Uint8Array<ArrayBuffer>> {
  const { file, ...rest } = value;
  const kept = file ? { ...rest, file: { name: file.name, type: file.type } } : rest;
  const words = encode(JSON.stringify(kept));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, words.length);
  return join(length, words, file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array());
}

function unpack(bytes: Uint8Array<ArrayBuffer>): object {
  const end = lengthBytes + new DataView(bytes.buffer).getUint32(0);
  const value = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, end)));
  if (!value.file) return value;
  const { name, type } = value.file;
  return { ...value, file: new File([bytes.subarray(end)], name, { type }) };
}

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
      ...([base, algorithm, false, usages] as const),
    );
  const [sealing, naming] = await Promise.all([
    derive('seal', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  // the name is sealed along: what lies under one name cannot be put under another
  const about = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(name),
  });
  return {
    async name(list, id) {
      const mark = await subtle.sign('HMAC', naming, encode(`${list}\n${id}`));
      return btoa(String.fromCharCode(...new Uint8Array(mark)));
    },
    async seal(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = await subtle.encrypt(about(name, iv), sealing, await pack(value));
      return join(iv, new Uint8Array(sealed));
    },
    async open<Value>(name: string, sealed: Uint8Array<ArrayBuffer>) {
      const iv = sealed.slice(0, ivBytes);
      try {
        const words = await subtle.decrypt(about(name, iv), sealing, sealed.subarray(ivBytes));
        return unpack(new Uint8Array(words)) as Value;
      } catch {
        return null;
      }
    },
  };
}
