import type { AgeSandbox } from '@velluto/server';
import { inProcess } from '@velluto/server';
import type { FastifyInstance } from 'fastify';

/** Issuer of the sandbox's proofs. */
export const ageIssuer = 'https://age.sandbox.invalid';

/** The sandbox's provider of proofs of age, whose keys are read in this process. */
export const sandboxAge = (app: () => FastifyInstance): AgeSandbox => ({
  provider: {
    issuer: ageIssuer,
    audience: 'sandbox',
    start_url: '/__age',
    jwks_url: `${ageIssuer}/__age/jwks.json`,
  },
  fetcher: request => inProcess(app(), request),
});
