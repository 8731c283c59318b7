import { randomUUID } from 'node:crypto';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { consoleHost, type createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import type { TestApp } from '../test-app.ts';

type Pedido = BodyInputOf<Calls['operador.pedirExportacao']>;
type Campanha = { readonly params: { readonly ano: number; readonly identificacao: string } };

/** Makes the calls of exports at the console's host. */
export function createExportacoes(
  test: TestApp,
  painel: ReturnType<typeof createConsole>,
  promotora = 'quatrofolhas',
) {
  const as = ({ cookie }: OperadorDeTeste) => ({ cookie, promotora });
  const request = (
    por: OperadorDeTeste,
    { params }: Campanha,
    change: Partial<Pedido> & Pick<Pedido, 'tipo'>,
  ) =>
    painel.call('operador.pedirExportacao', {
      params,
      body: { exportacaoID: randomUUID(), formato: 'csv', ...change },
      ...as(por),
    });
  const download = (por: OperadorDeTeste, { params }: Campanha, exportacaoID: string) =>
    test.client.send('GET', fillPath(paths['operador.baixarExportacao'].path, { ...params, exportacaoID }), {
      headers: { host: consoleHost, cookie: por.cookie, 'x-promotora': promotora },
    });
  const list = async (por: OperadorDeTeste, { params }: Campanha) =>
    (await painel.call('operador.exportacoes', { params: { ...params, perPage: 50 }, ...as(por) })).body
      .retorno.retorno;
  return {
    as,
    request,
    download,
    list,
    cancel: (por: OperadorDeTeste, { params }: Campanha, exportacaoID: string) =>
      painel.call('operador.cancelarExportacao', { params: { ...params, exportacaoID }, ...as(por) }),
    /** Requests an export, runs the job and downloads the file. */
    async export(por: OperadorDeTeste, campanha: Campanha, change: Partial<Pedido> & Pick<Pedido, 'tipo'>) {
      const { body } = await request(por, campanha, change);
      await test.app.runJob('exportacao.escrever');
      return download(por, campanha, body.retorno.exportacaoID);
    },
    /** Reads the state of one export. */
    async get(por: OperadorDeTeste, campanha: Campanha, exportacaoID: string) {
      return (await list(por, campanha)).find((one) => one.exportacaoID === exportacaoID)!;
    },
  };
}

/** Splits a downloaded CSV into its lines, without the byte order mark. */
export const toLinhas = (text: string): string[] => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
