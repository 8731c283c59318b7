import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { withDatabase } from './comando.ts';
import { comandoText } from './comando.text.ts';
import { createRetencaoReport } from '../modules/retencao/retencao.service.ts';
import { createRetencaoStore } from '../modules/retencao/retencao.store.ts';
import { CommandError, type Variables } from './run-command.ts';

/** Prints which accounts of a promoter are due for deletion, and past deletions; deletes none. */
export async function runRetencao(
  [promotora = '', ...more]: string[],
  usage: string,
  variables: Variables,
): Promise<string> {
  if (promotora === '' || more.length > 0) throw new CommandError(usage);
  const report = await withDatabase<RetornoOf<Calls['operador.retencao']>>(variables, ({ db, clock }) =>
    createRetencaoReport(createRetencaoStore(db), clock)(promotora),
  );
  return comandoText.retencao(report);
}
