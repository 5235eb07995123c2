import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { startCluster } from '../../../test/cluster.ts';
import { attributeOf, type CollectedSpan, startCollector } from '../../../test/collector.ts';
import { startMailSink } from '../../../test/mail-sink.ts';
import { secretIn } from '../../../test/mailed.ts';
import { signupForm } from '../../../test/signup.ts';
import { picture } from '../../../test/upload.ts';

const collector = await startCollector();
const mail = await startMailSink();
// the service for breached passwords, which is called while somebody signs up
const range = createServer((_request, response) => response.end(''));
await new Promise<void>(resolve => range.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  await mail.close();
  range.close();
});

const environment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  SMTP_URL: mail.url,
  BREACHED_PASSWORDS_URL: `http://127.0.0.1:${(range.address() as AddressInfo).port}/range`,
  LOG_LEVEL: 'trace',
};
const cluster = await startCluster(1, environment);
const direct = await startCluster(1, { ...environment, TRUST_PROXY: '0' });

const traceId = '0af7651916cd43dd8448eb211c80319c';
const position = `00-${traceId}-b7ad6b7169203331-01`;
const secrets = {
  email: 'gaia.segreta@example.com',
  name: 'Gaiasegreta',
  password: 'molto-segreta-77',
  text: 'Solo tra noi due',
  iban: 'IT60X0542811101000000123456',
  holder: 'Bianchi',
  address: '203.0.113.77',
  query: 'domanda-segreta',
};
const ofSecrets = { 'x-forwarded-for': secrets.address };

/** Ends a process, which sends what it has not sent of its traces. */
async function end({ processes }: typeof cluster): Promise<void> {
  processes[0]?.child.kill('SIGTERM');
  await processes[0]?.ended;
}

const visitor = cluster.visitor();
const form = signupForm({ email: secrets.email, name: secrets.name, password: secrets.password });
const signedUp = await visitor.call('POST', '/api/signup.php', form, {
  headers: { ...ofSecrets, traceparent: position, 'x-request-id': 'of-the-proxy.1' },
});
const token = secretIn({ text: await mail.find(text => text.includes('activate.php')) });
await visitor.call('GET', `/api/activate.php?token=${token}`);
await visitor.call('GET', `/api/search.php?name=${secrets.query}`, undefined, { headers: ofSecrets });
await visitor.call('POST', '/api/user.php', { login: secrets.email, password: secrets.password });
await visitor.call('POST', '/api/user.php', { login: secrets.email, password: `${secrets.password}x` });
const [anna, bruno] = [await cluster.member(), await cluster.member({ credits: 10 })];
const key = crypto.randomUUID();
const sent = await bruno.call('POST', '/api/message.php', { profile: anna.id, text: secrets.text }, { key });
const upload = new FormData();
upload.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg');
const uploaded = await anna.call('POST', '/api/photo.php', upload);
const order = { package: 'credits-20', method: 'visa', country: 'IT', begin_at_once: true };
const ordered = await bruno.call('POST', '/api/payment.php', order, { key: crypto.randomUUID() });
await bruno.call('POST', '/api/directdebit.php', { iban: secrets.iban, account_holder: secrets.holder });
const untrusted = await direct.visitor().call('GET', '/api/settings.php', undefined, {
  headers: { traceparent: position, 'x-request-id': 'of-a-caller' },
});
await end(cluster);
await end(direct);
const spans = collector.spans();
const named = (name: string) => spans.filter(span => span.name === name);
/** Spans of the trace of a span, by the value of one of their attributes. */
const related = ({ traceId: id }: CollectedSpan, name: string) =>
  spans.filter(span => span.traceId === id).flatMap(span => attributeOf(span, name) ?? []);
const one = (name: string): CollectedSpan => {
  const [span] = named(name);
  if (!span) throw new Error(`No span ${name} among ${spans.map(known => known.name).join(', ')}.`);
  return span;
};

it('answered the calls', () => {
  expect([signedUp, sent, uploaded, ordered].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(token).not.toBe('');
});

it('goes on with the trace of a trusted proxy, through database, Redis, other services and jobs', () => {
  const call = one('POST /api/signup.php');
  expect([call.traceId, call.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331']);
  expect(attributeOf(call, 'http.response.status_code')).toBe('201');
  expect(new Set(related(call, 'db.system.name'))).toEqual(new Set(['postgresql', 'redis']));
  expect(related(call, 'db.query.text')).toContainEqual(expect.stringMatching(/^insert into "account".*\$1/));
  expect(related(call, 'server.port')).toContain(String((range.address() as AddressInfo).port));
  const job = one('job mail.deliver');
  expect(job.traceId).toBe(traceId);
  expect(spans.some(span => span.parentSpanId === job.spanId && span.name.startsWith('pg.query'))).toBe(true);
});

it('follows an upload to the bucket', () => {
  const call = one('POST /api/photo.php');
  expect(related(call, 'http.request.method')).toContain('PUT');
});

it('takes neither trace nor id of a request from a caller that is no trusted proxy', () => {
  const call = spans.filter(({ name, traceId: id }) => name === 'GET /api/settings.php' && id === traceId);
  expect(call).toEqual([]);
  expect(named('GET /api/settings.php').length).toBeGreaterThan(0);
  expect(untrusted.headers.get('x-request-id')).toMatch(/^\w{12}$/);
  expect(signedUp.headers.get('x-request-id')).toBe('of-the-proxy.1');
});

it('writes the id of the request and of its trace into the lines of the log', () => {
  const lines = (cluster.processes[0]?.log() ?? '').split('\n').filter(line => line.startsWith('{'));
  const refused = lines.map(line => JSON.parse(line)).filter(({ code }) => code === 'login_failed');
  expect(refused).toEqual([
    expect.objectContaining({ id: expect.any(String), trace: expect.stringMatching(/^[\da-f]{32}$/) }),
  ]);
  expect(lines.some(line => line.includes('"id":"of-the-proxy.1"') && line.includes(traceId))).toBe(true);
});

it('sends no secret, address, account number or text of a member to the collector', () => {
  const text = collector.text().toLowerCase();
  const others = [anna.token, token, 'gaia.segreta', anna.id, bruno.id];
  for (const secret of [...Object.values(secrets), ...others])
    expect(text).not.toContain(secret.toLowerCase());
});
