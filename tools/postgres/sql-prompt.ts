// npm run sql: a SQL prompt on the embedded database of DATA_FOLDER, also while the program runs. `npm run sql -- "select …"`
// runs one statement and ends.
import { createInterface } from 'node:readline/promises';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { parseEnvironment } from '../../apps/api/src/kernel/environment.ts';
import { openDatabase } from '../../apps/api/src/start-database.ts';
import { projectFolder } from '../project.ts';

async function print(db: Db, sql: string): Promise<void> {
  try {
    const rows = await db.query(sql);
    if (rows.length > 0) console.table(rows);
    console.log(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
  } catch (error) {
    console.error(`ERROR: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Reads statements up to their semicolon until the input ends. */
async function prompt(db: Db): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'trevo=> ' });
  console.log('Statements end with a semicolon; Ctrl+D leaves the prompt.');
  terminal.prompt();
  let statement = '';
  for await (const line of terminal) {
    statement += `${line}\n`;
    if (/;\s*$/.test(line)) {
      await print(db, statement);
      statement = '';
    }
    terminal.setPrompt(statement === '' ? 'trevo=> ' : 'trevo-> ');
    terminal.prompt();
  }
}

async function main(statement: string | undefined): Promise<void> {
  const env = parseEnvironment(process.env, projectFolder);
  if (env.DATABASE_URL)
    throw new Error('DATABASE_URL points to a PostgreSQL server; use psql "$DATABASE_URL".');
  const { db, close } = await openDatabase(env, 'comando');
  try {
    await (statement ? print(db, statement) : prompt(db));
  } finally {
    await close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
