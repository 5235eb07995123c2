import { createServer, type Server, type Socket } from 'node:net';

/** The EICAR test file, split in two so that virus scanners do not report this repository. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The file of an INSTREAM command, or null while it is incomplete. */
function fileIn(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (received.length < command.length) return null;
  if (!received.subarray(0, command.length).equals(command)) throw new Error('Not INSTREAM.');
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

/** A clamd that recognises one virus; a test can replace its `answer`. */
export function fakeClamd() {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const answer = (socket: Socket, file: Buffer) => {
    socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  };
  const clamd = { files, answer, listen, close };
  const server: Server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    const chunks: Buffer[] = [];
    socket.on('data', chunk => {
      chunks.push(chunk);
      // joins the chunks only when the last one may be the end, since joining after every chunk would be slow
      const file = chunk.at(-1) === 0 && fileIn(Buffer.concat(chunks));
      if (!file) return;
      files.push(file);
      clamd.answer(socket, file);
    });
  });

  /** Listens at a path or a port (0 for a free one) of this machine; returns the address. */
  async function listen(place: string | number): Promise<string> {
    await new Promise<void>(resolve => {
      if (typeof place === 'string') server.listen(place, resolve);
      else server.listen(place, '127.0.0.1', resolve);
    });
    const address = server.address();
    return typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix://${address}`;
  }
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    await new Promise(resolve => server.close(resolve));
  }
  return clamd;
}
