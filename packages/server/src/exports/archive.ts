import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive. */
  name: string;
  content: Uint8Array;
  /** False for what is packed already, such as pictures. */
  compress: boolean;
}

/** Packs files into one ZIP archive. */
export async function zipOf(files: ArchiveFile[], moment: Date): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { name, content, compress } of files) {
    zip.addBuffer(Buffer.from(content), name, { mtime: moment, compress, mode: 0o100_644 });
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
