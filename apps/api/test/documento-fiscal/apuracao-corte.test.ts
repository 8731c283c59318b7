import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../http-client.ts';
import { toCadastro, toChave } from '../pessoa.ts';
import { startHere, startProgram, toServerEnv } from '../program.ts';
import { buildArquivoText, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-apuracao-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const campanha = { ano: 2026, identificacao: 'CORTE' };
const pessoas = 12;
const notas = Array.from({ length: 240 }, (_, i) => ({
  chaveAcesso: toChave(700_000 + i),
  pessoa: i % pessoas,
  reais: 20 + (i % 91),
}));
const sum = (list: readonly { reais: number }[]) => list.reduce((total, { reais }) => total + reais, 0);
/** Carried cents make only the sum per consumer matter in the end. */
const numeros = Array.from({ length: pessoas }, (_, pessoa) =>
  Math.floor(sum(notas.filter((nota) => nota.pessoa === pessoa)) / 50),
);

/** Builds a CSV with the receipts' lines scattered among unregistered sales. */
function buildCsv(): string {
  const others = 60;
  const lines = notas.flatMap(({ chaveAcesso, reais }, i) => [
    ...Array.from({ length: others }, (_, n) => `${toChave(1_000_000 + i * others + n)};1,00;1`),
    `${chaveAcesso};${reais},00;2`,
  ]);
  return `chave;valor;itens\n${lines.join('\n')}\n`;
}

const texto = buildArquivoText((arquivo) => {
  arquivo.campanha.identificacao = campanha.identificacao;
  arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: true };
  arquivo.limites = {} as typeof arquivo.limites;
  arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 3 } };
  arquivo.documentos.valor = [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }];
  delete arquivo.premios;
});

type Client = ReturnType<typeof createTestClient>;

async function register(client: Client): Promise<void> {
  const tokens = await Promise.all(
    Array.from({ length: pessoas }, async (_, n) => {
      const { usuario, senha } = toCadastro(n);
      await client.call('login.cadastrar', { body: toCadastro(n) });
      const { body } = await client.call('login.autenticar', { body: { usuario, senha } });
      return body.retorno.token;
    }),
  );
  const queue = [...notas];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let nota = queue.shift(); nota; nota = queue.shift()) {
        const { body } = await client.call('documentoFiscal.pendentes.enviar', {
          params: campanha,
          body: { chaveAcesso: nota.chaveAcesso },
          token: tokens[nota.pessoa]!,
          host: 'localhost',
        });
        expect(body.retorno.apuracao).toMatchObject({
          status: 'PENDENTE',
          motivo: { codigo: 'documentoFiscal.procurandoVendas' },
        });
      }
    }),
  );
}

const upload = (client: Client) =>
  client.send('POST', fillPath(paths['operador.importarVendas'].path, campanha), {
    body: buildCsv(),
    headers: { host: 'localhost', 'content-type': 'text/csv', authorization: `Bearer ${operatorToken}` },
  });

const countLines = async (client: Client) => {
  const params = { ...campanha, perPage: 1 };
  const { body } = await client.call('operador.listarImportacoesVendas', { params, token: operatorToken });
  return body.retorno.retorno[0]!.linhas;
};
const measure = async (client: Client) =>
  (await client.call('operador.medirNumeros', { params: campanha, token: operatorToken, host: 'localhost' }))
    .body.retorno;
/** Counts decided receipts with a cheap query that does not slow the job down. */
const countApuradas = async (client: Client) => {
  const { body } = await client.call('operador.listarPendentes', {
    params: { ...campanha, perPage: 1 },
    token: operatorToken,
    host: 'localhost',
  });
  return notas.length - body.retorno.total;
};

describe('process killed while receipts are matched with sales', () => {
  it('counts every receipt once in the end, with carried cents, points and cashback', async () => {
    const database = await createTestDb();
    const { db } = database;
    const env = { ...toServerEnv(database, folder), OPERATOR_TOKEN: operatorToken };
    const left: number[] = [];
    /** Runs the process until the given progress, then kills it, or stops a server in this process. */
    const runUntil = async (
      how: 'kill' | 'stop',
      count: (client: Client) => Promise<number>,
      enough: number,
      begin: (client: Client) => Promise<unknown> = () => Promise.resolve(),
    ): Promise<void> => {
      const program = how === 'kill' ? await startProgram(env) : await startHere(env);
      const client = createTestClient(program.port);
      await begin(client);
      while ((await count(client)) < enough) await new Promise((done) => setTimeout(done, 20));
      const killed = 'stop' in program ? program.stop() : program.kill('SIGKILL');
      client.close();
      await killed;
      const [row] = await db.query<{ left: number }>(
        `select count(*) as left from documento_fiscal where status = 'PENDENTE'`,
      );
      left.push(row!.left);
      // Expire its leases, which otherwise last half a minute or five minutes.
      await db.query(`update venda_arquivo set arrendado_ate = now() - interval '1 second'`);
      await db.query(
        `update documento_fiscal set apurar_em = now()
           where status = 'PENDENTE' and apurar_em < now() + interval '1 hour'`,
      );
    };

    const total = numeros.reduce((all, one) => all + one);
    await runUntil('kill', countLines, 5_000, async (client) => {
      await client.call('operador.publicarCampanha', {
        body: { nomeArquivo: 'corte.yaml', texto },
        token: operatorToken,
      });
      await register(client);
      await upload(client);
    });
    for (const part of [0.05, 0.4]) await runUntil('kill', countApuradas, Math.ceil(notas.length * part));
    await runUntil('stop', countApuradas, notas.length);
    expect(left.map((some) => some > 0)).toEqual([true, true, true, false]);
    const program = await startHere(env);
    const client = createTestClient(program.port);
    const livros = await client.call('operador.conferirContas', { token: operatorToken });
    const measured = await measure(client);
    client.close();
    await program.stop();
    expect(livros.body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
    expect(measured).toMatchObject({ concedidos: total, diferencaNumeros: 0, diferencaRaspadinhas: 0 });

    const receipts = await db.query(
      `select d.chave_acesso, d.status, d.valor_centavos, d.fonte, d.pontos, d.cashback_centavos,
           (select string_agg(h.status, ' ' order by h.ordem) from documento_fiscal_historico h
              where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id) as historico
         from documento_fiscal d order by d.chave_acesso`,
    );
    expect(receipts).toEqual(
      notas
        .map(({ chaveAcesso, reais }) => ({
          chave_acesso: chaveAcesso,
          status: 'VALIDO',
          valor_centavos: reais * 100,
          fonte: 'vendas',
          pontos: reais,
          cashback_centavos: reais * 3,
          historico: 'PENDENTE VALIDO',
        }))
        .sort((a, b) => (a.chave_acesso < b.chave_acesso ? -1 : 1)),
    );
    const people = await db.query(
      `select c.usuario, (select count(*) from cupom k where k.consumidor_id = c.consumidor_id) as numeros,
           (select sum(a.disponivel) from conta a where a.consumidor_id = c.consumidor_id and a.moeda = 'pontos')::int as pontos
         from consumidor c order by c.usuario`,
    );
    await database.drop();
    expect(people).toEqual(
      numeros
        .map((quantidade, pessoa) => ({
          usuario: toCadastro(pessoa).usuario,
          numeros: quantidade,
          pontos: sum(notas.filter((nota) => nota.pessoa === pessoa)),
        }))
        .sort((a, b) => (a.usuario < b.usuario ? -1 : 1)),
    );
  });
});
