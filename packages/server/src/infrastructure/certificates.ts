import { readFileSync } from 'node:fs';
import { codeOf, StartError } from '../domain/start-error.ts';

/** Parameters of PostgreSQL addresses for certificate files, and the matching options of Node's TLS. */
const parts = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** An address with the certificates for its TLS connection. */
export interface CertifiedAddress {
  /** The address without the parameters for files. */
  url: string;
  /** Content of the files; left out when the address names none. */
  tls?: Partial<Record<(typeof parts)[keyof typeof parts], Buffer>>;
}

/**
 * Reads the files that an address names in `sslrootcert`, `sslcert` and `sslkey`, as addresses of PostgreSQL do.
 *
 * @param name name of the environment variable, for the error
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
