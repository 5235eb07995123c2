import { readFileSync } from 'node:fs';
import { codeOf, StartError } from '../start-error.ts';

/** PostgreSQL's names for files of certificates, and those of Node's TLS. */
const parts = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** An address whose service is shown a certificate, and asked for one. */
export interface CertifiedAddress {
  /** Without the names of files. */
  url: string;
  /** What lies in them; left out where the address names none. */
  tls?: Partial<Record<(typeof parts)[keyof typeof parts], Buffer>>;
}

/**
 * Reads the files that an address names as one of PostgreSQL does, in `sslrootcert`, `sslcert` and `sslkey`.
 *
 * @param name of the variable, for the error
 * @throws StartError for a file that cannot be read
 */
export function readCertificates(name: string, address: string): CertifiedAddress {
  const url = new URL(address);
  const tls: CertifiedAddress['tls'] = {};
  for (const [parameter, part] of Object.entries(parts)) {
    const file = url.searchParams.get(parameter);
    if (!file) continue;
    url.searchParams.delete(parameter);
    try {
      tls[part] = readFileSync(file);
    } catch (error) {
      throw new StartError(`${parameter} in ${name} names ${file}, which cannot be read (${codeOf(error)}).`);
    }
  }
  return Object.keys(tls).length > 0 ? { url: url.href, tls } : { url: address };
}
