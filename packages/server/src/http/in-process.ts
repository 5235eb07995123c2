import type { FastifyInstance, InjectOptions } from 'fastify';

/** Status codes whose responses may not have a body. */
export const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Headers that replace the request's own, and the address it comes from. */
interface Sender {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** An answer that is here as a whole: reading it needs none of the streams of one that comes from afar. */
class WholeAnswer extends Response {
  readonly #bytes: Buffer;
  readonly #init: ResponseInit;

  constructor(bytes: Buffer, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
    this.#init = init;
  }
  override text = async () => this.#bytes.toString();
  override json = async () => JSON.parse(this.#bytes.toString());
  override arrayBuffer = async () => new Uint8Array(this.#bytes).buffer;
  override clone = () => new WholeAnswer(this.#bytes, this.#init);
}

/** Answers a request within this process, without a socket. */
export async function inProcess(
  app: FastifyInstance,
  request: Request,
  { headers = {}, remoteAddress = '127.0.0.1' }: Sender = {},
): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const options: InjectOptions = {
    method: request.method as 'GET',
    url: pathname + search,
    headers: { host, ...Object.fromEntries(request.headers), ...headers, 'accept-encoding': 'identity' },
    remoteAddress,
  };
  if (request.body) options.payload = Buffer.from(await request.arrayBuffer());
  const answer = await app.inject(options);
  const answerHeaders = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) if (one !== undefined) answerHeaders.append(name, String(one));
  }
  const { statusCode: status } = answer;
  return new WholeAnswer(answer.rawPayload, { status, headers: answerHeaders });
}
