import { sandbox } from '@velluto/sandbox';
import { startServer } from '../src/boot/start.ts';
import { readConfig } from '../src/infrastructure/config/config.ts';

/**
 * A server that writes continuously, for tests that kill it; it prints the number of each write once that is
 * committed.
 */
const { ctx } = await startServer(readConfig(process.env), {
  render: null,
  plugins: async () => ({ sandbox }),
});
const at = ctx.clock.now();
let next = 0;

async function writeOn(): Promise<void> {
  for (;;) {
    const number = ++next;
    await ctx.transaction(async ({ db }) => {
      await db
        .insertInto('login_attempt')
        .values({ key: `write ${number}`, failures: number, last_at: at })
        .execute();
    });
    process.stdout.write(`${number}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, writeOn));
