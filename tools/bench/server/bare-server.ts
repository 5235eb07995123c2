import { fastify } from 'fastify';
import { Pool } from 'pg';

/** The cheapest possible poll, for comparison: a Fastify handler that does one indexed select and answers 304. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
app.get('/bare', async (_request, reply) => {
  await pool.query({
    name: 'version',
    text: 'select version from user_state where member_id = $1',
    values: [process.env.MEMBER],
  });
  return reply.code(304).send();
});
await app.listen({ port: Number(process.env.PORT) });
console.log(`http://localhost:${process.env.PORT}`);
