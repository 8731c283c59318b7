import { type Uso, usos } from '../kernel/auth/key-ring.ts';
import { EnvironmentError, parseEnvironment } from '../kernel/environment.ts';
import { folders } from '../folders.ts';
import {
  listSegredos,
  resealSegredos,
  retireSegredo,
  rotateSegredos,
  type Segredos,
} from './rotate-segredos.ts';
import type { Variables } from './run-command.ts';
import { segredosText } from './segredos.text.ts';
import { openSegredos } from '../composicao/open-segredos.ts';
import { openDatabase, updateSchema } from '../start-database.ts';

const endSessions = '--encerrar-sessoes';

/** Returns the action of an invocation; undefined for an unknown one. */
function findWork([command, target, ...flags]: readonly string[]):
  | ((segredos: Segredos) => Promise<string>)
  | undefined {
  if (command === 'listar' && target === undefined) return listSegredos;
  if (command === 'recifrar' && target === undefined) return resealSegredos;
  if (command === 'girar' && target !== undefined && flags.length === 0) {
    const some = target === 'tudo' ? usos : usos.filter((uso) => uso === target);
    const again = `npm run segredos -- girar ${target}`;
    return some.length > 0
      ? (segredos) => rotateSegredos(segredos, some satisfies readonly Uso[], again)
      : undefined;
  }
  if (command === 'aposentar' && target !== undefined) {
    const words = flags.filter((flag) => flag !== endSessions);
    const only = words.length === 0 ? usos : usos.filter((uso) => words.includes(uso));
    if (words.every((word) => usos.some((uso) => uso === word)))
      return (segredos) => retireSegredo(segredos, target, words.length < flags.length, only);
  }
  return undefined;
}

/** Runs `npm run segredos`. */
export async function runSegredos(args: string[], variables: Variables): Promise<string> {
  const work = findWork(args);
  if (!work) throw new EnvironmentError(segredosText.uso);
  const env = parseEnvironment(variables, folders.project);
  const { db, keys, config, close } = await openDatabase(env, 'comando');
  try {
    await updateSchema(db, env);
    await openSegredos(db, keys);
    return await work({ db, keys, config });
  } finally {
    await close();
  }
}
