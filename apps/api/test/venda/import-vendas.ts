import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import type { openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, type TestApp } from '../test-app.ts';

/** Uploads the lines of a CSV of sales, header first, and runs the job that reads it. */
export async function importVendas(
  test: TestApp,
  { params, host }: Pick<Awaited<ReturnType<typeof openCampanha>>, 'params' | 'host'>,
  linhas: readonly string[],
): Promise<void> {
  const path = fillPath(paths['operador.importarVendas'].path, params);
  await test.client.send('POST', `${path}?nome=vendas.csv`, {
    body: Buffer.from(linhas.join('\n')),
    headers: { host, 'content-type': 'text/csv', authorization: `Bearer ${operatorToken}` },
  });
  await test.app.runJob('venda.importar');
}
