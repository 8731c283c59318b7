// npm run demo:reset: deletes the embedded database, its files and its generated secret, so that the next start creates
// the demo campaigns again.
import { getFolderHolder } from '@trevo/postgres/embedded/folder-lock';
import { StartError } from '@trevo/postgres/start-error';
import { parseEnvironment } from '../../apps/api/src/kernel/environment.ts';
import { deleteDados } from '@trevo/postgres/embedded/delete-dados';
import { projectFolder } from '../project.ts';

const { AMBIENTE, DATABASE_URL, dataFolder } = parseEnvironment(process.env, projectFolder);
const holder = getFolderHolder(dataFolder);
if (DATABASE_URL)
  fail(
    'DATABASE_URL points to a PostgreSQL server, and this command resets the embedded database only; unset it.',
  );
else if (AMBIENTE === 'producao')
  fail('AMBIENTE is producao, which has no demo to reset; set another value.');
else if (holder)
  fail(`Process ${holder.pid} uses ${dataFolder}; stop it, then run npm run demo:reset again.`);
else {
  try {
    await deleteDados(dataFolder);
    console.log(
      `Deleted the database, files and secrets in ${dataFolder}. npm start creates the demo campaigns again.`,
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    fail(error.message);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
