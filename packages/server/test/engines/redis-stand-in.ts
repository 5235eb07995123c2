import { createServer, type Socket } from 'node:net';

/**
 * A server with the commands of Redis that Velluto uses, for machines without Redis: `node redis-stand-in.ts --port
 * 6379`.
 * It implements version 2 of the protocol (RESP2).
 */
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
if (process.argv.includes('--version')) process.exit(0);

const values = new Map<string, { value: string; until: number }>();
const channels = new Map<string, Set<Socket>>();

const simple = (text: string) => `+${text}\r\n`;
const failure = (text: string) => `-ERR ${text}\r\n`;
const integer = (value: number) => `:${value}\r\n`;
const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const array = (items: string[]) => `*${items.length}\r\n${items.join('')}`;
const nullReply = '$-1\r\n';

const alive = (key: string) => {
  const entry = values.get(key);
  return entry && entry.until > Date.now() ? entry : undefined;
};

/** How many channels a client has subscribed: with none it is an ordinary one again. */
const subscriptions = (socket: Socket) =>
  integer([...channels.values()].filter(sockets => sockets.has(socket)).length);

type Command = (args: string[], socket: Socket) => string;
const commands: Record<string, Command> = {
  ping: () => simple('PONG'),
  info: () => bulk('redis_version:7.0.0\r\nloading:0\r\n'),
  select: () => simple('OK'),
  client: () => simple('OK'),
  auth: () => simple('OK'),
  quit: () => simple('OK'),
  get: ([key = '']) => {
    const entry = alive(key);
    return entry ? bulk(entry.value) : nullReply;
  },
  set: ([key = '', value = '', unit, life, only]) => {
    if (only === 'NX' && alive(key)) return nullReply;
    values.set(key, { value, until: Date.now() + Number(life) * (unit === 'EX' ? 1_000 : 1) });
    return simple('OK');
  },
  incr: ([key = '']) => {
    const entry = alive(key);
    if (!entry) return failure('no such counter');
    entry.value = String(Number(entry.value) + 1);
    return integer(Number(entry.value));
  },
  pttl: ([key = '']) => integer((alive(key)?.until ?? Date.now() - 2) - Date.now()),
  subscribe: (names, socket) =>
    names
      .map(name => {
        channels.set(name, (channels.get(name) ?? new Set()).add(socket));
        return array([bulk('subscribe'), bulk(name), subscriptions(socket)]);
      })
      .join(''),
  unsubscribe: (names, socket) =>
    names
      .map(name => {
        channels.get(name)?.delete(socket);
        return array([bulk('unsubscribe'), bulk(name), subscriptions(socket)]);
      })
      .join(''),
  publish: ([name = '', message = '']) => {
    const listeners = channels.get(name) ?? new Set();
    for (const socket of listeners) socket.write(array([bulk('message'), bulk(name), bulk(message)]));
    return integer(listeners.size);
  },
};

/** The complete commands at the beginning of the received data, and the number of their bytes. */
function read(data: Buffer): { calls: string[][]; used: number } {
  const calls: string[][] = [];
  let used = 0;
  let at = 0;
  const nextLine = () => {
    const end = data.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = data.toString('utf8', at, end);
    at = end + 2;
    return text;
  };
  for (;;) {
    const head = nextLine();
    if (head === undefined) return { calls, used };
    const call: string[] = head.startsWith('*') ? [] : head.split(' ');
    for (let left = head.startsWith('*') ? Number(head.slice(1)) : 0; left > 0; left--) {
      const size = Number(nextLine()?.slice(1));
      if (!(at + size + 2 <= data.length)) return { calls, used };
      call.push(data.toString('utf8', at, at + size));
      at += size + 2;
    }
    calls.push(call);
    used = at;
  }
}

createServer(socket => {
  let rest = Buffer.alloc(0);
  let queue: string[][] | undefined;
  const answer = ([name = '', ...args]: string[]): string => {
    const command = name.toLowerCase();
    if (command === 'multi') {
      queue = [];
      return simple('OK');
    }
    if (command === 'exec') {
      const all = queue ?? [];
      queue = undefined;
      return array(all.map(answer));
    }
    if (queue) {
      queue.push([name, ...args]);
      return simple('QUEUED');
    }
    return commands[command]?.(args, socket) ?? failure(`unknown command '${name}'`);
  };
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk]);
    const { calls, used } = read(rest);
    rest = rest.subarray(used);
    for (const call of calls) socket.write(answer(call));
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const set of channels.values()) set.delete(socket);
  });
}).listen(port, '127.0.0.1');
