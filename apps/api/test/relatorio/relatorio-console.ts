import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { createConsole, OperadorDeTeste } from '../operador/operador-console.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, type TestApp } from '../test-app.ts';

export type CampanhaAberta = Awaited<ReturnType<typeof openCampanha>>;

let notas = 900_000;

/** Reads reports at the console's host, and registers the receipts for them. */
export function createRelatorios(
  test: TestApp,
  painel: ReturnType<typeof createConsole>,
  promotora = 'quatrofolhas',
) {
  const read = async (
    por: OperadorDeTeste,
    { params }: Pick<CampanhaAberta, 'params'>,
    query: { de: string; ate: string },
  ) => painel.call('operador.relatorio', { params, query, cookie: por.cookie, promotora });
  return {
    read,
    /** Reads a report with the token of the installation: its session does not end when a test moves the clock. */
    async now({ params, host }: Pick<CampanhaAberta, 'params' | 'host'>, query: { de: string; ate: string }) {
      const { body } = await test.client.call('operador.relatorio', {
        params,
        query,
        token: operatorToken,
        host,
      });
      if (body.codigo) throw new Error(JSON.stringify(body));
      return body.retorno;
    },
    /** Reads a report that must be answered. */
    async get(
      por: OperadorDeTeste,
      campanha: Pick<CampanhaAberta, 'params'>,
      query: { de: string; ate: string },
    ) {
      const { body } = await read(por, campanha, query);
      if (body.codigo) throw new Error(JSON.stringify(body));
      return body.retorno;
    },
    summarise: () => test.app.runJob('relatorio.resumir'),
    /** Publishes a campaign that grants a number for each receipt at once. */
    open: (identificacao: string, change?: Parameters<typeof openCampanha>[2]) =>
      openCampanha(test, identificacao, (arquivo) => {
        arquivo.sorteios = [];
        change?.(arquivo);
      }),
    /** Registers a receipt of a shop, and returns its id. */
    async send(campanha: CampanhaAberta, pessoa: Pessoa, emitente: string, uf = 'SP'): Promise<string> {
      const chaveAcesso = buildChave(notas++, { anoMes: '2026-11', modelo: '65', emitente, uf });
      const { body } = await campanha.send(pessoa, { chaveAcesso });
      if (body.codigo) throw new Error(JSON.stringify(body));
      return body.retorno.documentoFiscalID;
    },
    /** Undoes the verdict of a receipt; refused without one. */
    async undo({ params, host }: Pick<CampanhaAberta, 'params' | 'host'>, documentoFiscalID: string) {
      const [row] = await test.db.query<{ consumidor_id: string; status: string }>(
        'select consumidor_id, status from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      );
      return test.client.call('operador.desfazerVeredito', {
        params: { ...params, consumidorID: row!.consumidor_id, documentoFiscalID },
        body: {
          statusVisto: row!.status === 'VALIDO' ? 'VALIDO' : 'INVALIDO',
          motivo: 'O teste desfaz o veredito.',
        },
        token: operatorToken,
        host,
      });
    },
    /** Registers people. */
    async people(count: number): Promise<Pessoa[]> {
      const pessoas: Pessoa[] = [];
      for (let at = 0; at < count; at++) pessoas.push(await nextPessoa(test));
      return pessoas;
    },
  };
}

/** Counts the receipts of a campaign from the live tables, for comparison with the roll-ups. */
export async function countVivas(test: TestApp, identificacao: string) {
  const [row] = await test.db.query<Record<string, number>>(
    `select count(*)::int as notas, (count(*) filter (where d.status = 'VALIDO'))::int as validas,
       (count(*) filter (where d.status = 'INVALIDO'))::int as invalidas,
       (count(*) filter (where d.status = 'PENDENTE'))::int as pendentes,
       coalesce(sum(d.numeros_concedidos), 0)::int as numeros, (count(d.contestado_em))::int as contestadas,
       count(distinct d.consumidor_id)::int as primeiras,
       (count(distinct d.consumidor_id) filter (where d.status = 'VALIDO'))::int as "primeirasValidas"
     from documento_fiscal d join campanha c on c.campanha_id = d.campanha_id where c.identificacao = $1`,
    [identificacao],
  );
  return row!;
}
