import { handlers } from '../jobs/handlers.ts';
import type { JobName } from '../jobs/payloads.ts';
import type { DatabaseHandle } from '../ports/db/database.ts';
import { createQueues, openBoss } from '../ports/jobs/queues.ts';

/** Makes the queue's tables and all queues without running any job. */
export async function makeQueues(database: DatabaseHandle): Promise<void> {
  const boss = openBoss(database, () => {}, false);
  await boss.start();
  await createQueues(boss, Object.keys(handlers) as JobName[]);
  await boss.stop({ graceful: false, close: false });
}
