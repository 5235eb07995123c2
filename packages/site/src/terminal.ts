import { createInterface } from 'node:readline/promises';

/** Where the command reads and writes. */
export interface Terminal {
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** Asks the person at the keyboard; missing where nobody sits there. */
  ask?: (question: string) => Promise<string>;
}

/** The terminal of this process; it asks only where both ends are a person's. */
export function terminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  const ask = async (question: string) => {
    const lines = createInterface({ input: stdin, output: stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
  return {
    write: text => stdout.write(text),
    writeError: text => stderr.write(text),
    ...(stdin.isTTY && stdout.isTTY && { ask }),
  };
}
