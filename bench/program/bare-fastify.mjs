// Baseline of bench/leituras: Fastify with one route that runs given statements and returns their rows. No session,
// no validation, no response mapping. Started with the statements of each path as JSON in its environment.
import Fastify from 'fastify';
import pg from 'pg';

const routes = JSON.parse(process.env.ROTAS);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();
const names = new Map();
const nameOf = (sql) => names.get(sql) ?? names.set(sql, `s${names.size}`).get(sql);
for (const { url, statements } of routes)
  app.get(url, async () => {
    const answers = [];
    for (const { sql, values } of statements)
      answers.push((await pool.query({ name: nameOf(sql), text: sql, values })).rows);
    return answers;
  });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://localhost:${app.server.address().port}`);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
