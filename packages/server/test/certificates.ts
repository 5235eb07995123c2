import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** Files of a certificate and its key. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

/** A certificate authority for a test, with its files in a temporary folder. */
export async function createAuthority() {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-certificates-'));
  const make = (name: string, options: Parameters<typeof generate>[1]) =>
    generate([{ name: 'commonName', value: name }], { keyType: 'ec', algorithm: 'sha256', ...options });
  const authority = await make('Authority of a test', {
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  const cert = join(folder, 'authority.pem');
  await writeFile(cert, authority.cert);
  return {
    folder,
    /** File of the authority's certificate. */
    cert,
    /** Signs a certificate for a service or a client on this machine; one with the same name is replaced. */
    sign: async (name: string): Promise<CertificateFiles> => {
      const signed = await make(name, {
        ca: { cert: authority.cert, key: authority.private },
        extensions: [
          { name: 'basicConstraints', cA: false, critical: true },
          { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
        ],
      });
      const files = { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
      await writeFile(files.cert, signed.cert);
      // PostgreSQL refuses a key file that others can read
      await writeFile(files.key, signed.private, { mode: 0o600 });
      return files;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
