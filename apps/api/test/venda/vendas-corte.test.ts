import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../http-client.ts';
import {
  type Program,
  runHere,
  runToEnd,
  type Server,
  startHere,
  startProgram,
  toServerEnv,
} from '../program.ts';
import { buildArquivoText, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-vendas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = 60_000;
const toChave = (numero: number) =>
  buildChaveAcesso({
    anoMes: '2026-10',
    emitente: '11222333000181',
    modelo: '65',
    serie: 1,
    numero,
    codigo: 7,
  });

/** Builds sales with repeated ones, changed ones, and invalid lines. */
function buildCsv(): string {
  const rows = Array.from({ length: lines }, (_, i) => {
    if (i % 100 === 99) return `${toChave(i).slice(1)};1,00;1`;
    // Sold earlier in the file for another amount.
    if (i >= 20_000 && i % 50 === 49) return `${toChave((i * 7) % 9_000)};${i},00;2`;
    return `${toChave(i)};${Math.floor(i / 3)},${String(i % 100).padStart(2, '0')};3`;
  });
  return `chave;valor;itens\n${rows.join('\n')}\n`;
}

const campanha = { ano: 2026, identificacao: 'CORTE' };

/** Publishes the campaign of the tests. */
async function publish(program: Server | Program): Promise<void> {
  const client = createTestClient(program.port);
  const texto = buildArquivoText((arquivo) => {
    arquivo.campanha.identificacao = 'CORTE';
  });
  await client.call('operador.publicarCampanha', {
    body: { nomeArquivo: 'corte.yaml', texto },
    token: operatorToken,
  });
  client.close();
}

async function ask(program: Server | Program) {
  const client = createTestClient(program.port);
  const { body } = await client.call('operador.listarImportacoesVendas', {
    params: { ...campanha, perPage: 1 },
    token: operatorToken,
  });
  client.close();
  return body.retorno.retorno[0]!;
}

async function waitUntil(
  program: Server | Program,
  isIt: (importacao: Awaited<ReturnType<typeof ask>>) => boolean,
) {
  for (;;) {
    const importacao = await ask(program);
    if (isIt(importacao)) return importacao;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Restricts to this campaign, because another fixture campaign has a sales file of its own. */
const own = `campanha_id = (select campanha_id from campanha where identificacao = '${campanha.identificacao}')`;

const hashes = {
  venda: `select md5(string_agg(concat_ws('|', chave_acesso, emitente, emitido_em, valor_centavos, quantidade, itens, cancelada), ',' order by chave_acesso)) as h, count(*) as n from venda`,
  venda_erro: `select md5(string_agg(concat_ws('|', ordem, linha, chave_acesso, problema), ',' order by ordem)) as h, count(*) as n from venda_erro`,
  venda_arquivo: `select linhas, novas, mudadas, iguais, erros, lidos_bytes, situacao, arquivo from venda_arquivo where ${own}`,
};

/** Imports the file, killing the program after so many lines; returns the final content of the tables. */
async function importCut(name: string, cuts: readonly number[]) {
  const database = await createTestDb();
  const { db } = database;
  const env = { ...toServerEnv(database, join(folder, name)), OPERATOR_TOKEN: operatorToken };
  let killed = cuts.length > 0 ? await startProgram(env) : undefined;
  const begun = killed ?? (await startHere(env));
  await publish(begun);
  const client = createTestClient(begun.port);
  await client.send('POST', fillPath(paths['operador.importarVendas'].path, campanha), {
    body: buildCsv(),
    headers: { host: 'localhost', 'content-type': 'text/csv', authorization: `Bearer ${operatorToken}` },
  });
  client.close();
  for (const cut of cuts) {
    killed ??= await startProgram(env);
    await waitUntil(killed, ({ linhas }) => linhas >= cut);
    await killed.kill('SIGKILL');
    killed = undefined;
    const [row] = await db.query<{ situacao: string; linhas: number }>(
      `select situacao, linhas from venda_arquivo where ${own}`,
    );
    if (row!.situacao === 'pronto') {
      // The import finished before the signal.
      await database.drop();
      return undefined;
    }
    expect(row!.situacao).toBe('importando');
    expect(row!.linhas).toBeLessThan(lines);
    // Expires the lease of the killed process, so that the next one can continue.
    await db.query(`update venda_arquivo set arrendado_ate = now() - interval '1 second'`);
  }
  const last = 'stop' in begun ? begun : await startHere(env);
  await waitUntil(last, ({ terminadoEm }) => terminadoEm !== null);
  await last.stop();
  const found = {
    venda: await db.query(hashes.venda),
    erro: await db.query(hashes.venda_erro),
    arquivo: await db.query(hashes.venda_arquivo),
  };
  await database.drop();
  return found;
}

describe('import of a sales file', () => {
  // Concurrent, because the programs mostly start up and wait for their next run.
  it.concurrent('gives the same tables with and without killing the program', async () => {
    const whole = await importCut('whole', []);
    expect(whole?.arquivo).toMatchObject([
      { linhas: lines, erros: lines / 100, situacao: 'pronto', arquivo: null },
    ]);
    let cut: typeof whole;
    for (let tries = 0; cut === undefined && tries < 5; tries++)
      cut = await importCut(`cut-${tries}`, [4_000, 16_000]);
    expect(cut).toEqual(whole);
  });

  it.concurrent('an import of sales by command waits for the end and stores the errors beside the file', async () => {
    const database = await createTestDb();
    const env = { ...toServerEnv(database, join(folder, 'command')), OPERATOR_TOKEN: operatorToken };
    const program = await startHere(env);
    await publish(program);
    const file = join(folder, 'loja 1.csv');
    writeFileSync(file, `chave;valor\n${toChave(1)};10,00\n${toChave(2)};1.000\n`);
    const commandEnv = { ...env, PORT: String(program.port) };
    const command = (...args: string[]) => runHere('vendas', commandEnv, args);
    const done = await command('importar', file, 'localhost', '2026', 'CORTE');
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 linhas: 1 novas, 0 mudadas, 0 iguais, 1 com erro.'),
    });
    expect(done.output).toContain(`Linhas com erro: ${file}.erros.csv`);
    expect(readFileSync(`${file}.erros.csv`, 'utf8')).toContain(
      `3;${toChave(2)};O valor pode ser lido de dois modos.`,
    );
    // As a program: the sentence is on stderr, with the progress.
    const again = await runToEnd('vendas-cli', commandEnv, [
      'importar',
      file,
      `http://localhost:${program.port}`,
      '2026',
      'CORTE',
    ]);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('já tinha sido enviado') });
    const refused = await command('importar', file, 'localhost', '2026', 'NENHUMA');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('campanha') });
    await program.stop();
    await database.drop();
  });
});
