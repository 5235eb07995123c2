import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this machine has the program that makes certificates. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Files of a certificate and its key. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

/** An authority that signs certificates for a test, in a folder of its own. */
export async function createAuthority() {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-certificates-'));
  const filesOf = (name: string) => ({ cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) });
  const make = async ({ cert, key }: CertificateFiles, subject: string, ...more: string[]) => {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    await run('openssl', ['req', ...kind, '-subj', subject, '-keyout', key, '-out', cert, ...more]);
  };
  const own = filesOf('authority');
  await make(own, '/CN=Authority of a test');
  return {
    folder,
    /** File of its own certificate. */
    cert: own.cert,
    /** Signs a certificate for a service of this machine, or for who goes there; one of the same name is replaced. */
    sign: async (name: string): Promise<CertificateFiles> => {
      const files = filesOf(name);
      const signed = ['-CA', own.cert, '-CAkey', own.key, '-addext', 'basicConstraints=critical,CA:FALSE'];
      await make(files, `/CN=${name}`, ...signed, '-addext', 'subjectAltName=IP:127.0.0.1');
      return files;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
