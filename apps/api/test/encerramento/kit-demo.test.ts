import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import { parseCsv } from '@trevo/rules/texto/csv';
import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 as sha256Of } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { readPdf } from '../sorte/pdf-lido.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createEncerramentos, makeKit, sha256 } from './encerramento-console.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
/** After the last draw, the last day of the campaign, and the last opening of a card. */
const endedAt = '2027-08-12T15:00:00.000Z';
const extracao = ['12305', '05437', '13526', '02329', '15458'];

let test: TestApp;
let encerramentos: ReturnType<typeof createEncerramentos>;
let pessoas: readonly [OperadorDeTeste, OperadorDeTeste];

beforeAll(async () => {
  test = await startTestApp('2026-11-21T15:00:00Z', {
    consoleOrigin: `http://${consoleHost}`,
    hasRelogioEnsaio: true,
  });
  await test.app.seed();
  const painel = createConsole(test);
  encerramentos = createEncerramentos(test, painel);
  pessoas = [await painel.createAdministrador(), await painel.createAdministrador()];
  // An act of the campaign's time, which the night chains and signs.
  await encerramentos.act(pessoas[0], 'operador.conferirLivros', { params: campanha, body: {} });
  await live();
});
afterAll(() => test.close());

const dayMilliseconds = 86_400_000;

/** Lists the periods around the draws of the campaign and its end, in order of time. */
async function listPeriodos(): Promise<{ de: number; ate: number }[]> {
  const [row] = await test.db.query<{ arquivo: CampanhaArquivo }>(
    `select arquivo from campanha where identificacao = 'TREVO'`,
  );
  const momentos = row!.arquivo.sorteios.map(toMomentosCongelamento);
  return [
    ...momentos.map(({ congelarDe, extraidoEm }) => ({
      de: congelarDe.getTime() - dayMilliseconds,
      ate: extraidoEm.getTime() + 2 * dayMilliseconds,
    })),
    { de: Date.parse(endedAt) - 3 * dayMilliseconds, ate: Date.parse(endedAt) },
  ].sort((a, b) => a.de - b.de);
}

/**
 * Moves the clock to the end of the campaign. The jobs run on each day of the periods around draws; the days between
 * them pass at once, because a year of days takes 50 s of CPU time.
 */
async function live(): Promise<void> {
  let agora = test.clock.now().getTime();
  for (const { de, ate } of await listPeriodos()) {
    if (ate <= agora) continue;
    if (de > agora) {
      test.clock.set(new Date(test.clock.now().getTime() + de - agora).toISOString());
      agora = de;
    }
    const moved = await fetch(`http://127.0.0.1:${test.port}/_dev/relogio`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ate: new Date(ate).toISOString() }),
    });
    if (moved.status !== 303) throw new Error(`the clock answered ${moved.status}`);
    agora = ate;
  }
}

/** Lets all sessions be alive and freshly verified at the moved time. */
const refresh = () =>
  test.db.query('update operador_sessao set elevada_em = $1, usada_em = $1, criada_em = $1', [endedAt]);

interface Situado {
  readonly data: string;
  readonly nome: string;
  readonly situacao: string;
}

it('writes a kit of the finished demo campaign that agrees with the database file by file', async () => {
  const [rita, noemi] = pessoas;
  await refresh();
  const { act } = encerramentos;
  const listSorteios = async () =>
    (await act<Situado[]>(rita, 'operador.sorteios', { params: campanha })).body.retorno;
  for (const { data: dia, situacao } of await listSorteios()) {
    if (situacao === 'CONFIRMADO' || situacao === 'SEM_REGRA') continue;
    const params = { ...campanha, date: dia };
    for (const por of pessoas) await act(por, 'operador.informarResultado', { params, body: { extracao } });
    const { body } = await act<{ versao: number }>(rita, 'operador.apurarSorteio', { params, body: {} });
    await act(noemi, 'operador.confirmarApuracao', { params, body: { versao: body.retorno.versao } });
  }
  const sorteios = await listSorteios();
  expect(sorteios.map(({ situacao }) => situacao)).toEqual(sorteios.map(() => 'CONFIRMADO'));
  expect(sorteios.length).toBeGreaterThan(1);

  const { files, manifesto, manifestoHash, kit } = await makeKit(test, encerramentos, pessoas, campanha);
  expect(kit.manifestoHash).toBe(manifestoHash);
  expect([...files.keys()].filter((nome) => nome !== 'manifesto.json').sort()).toEqual(
    manifesto.arquivos.map(({ nome }) => nome).sort(),
  );
  const leiaMe = files.get('LEIA-ME.txt')!.toString();
  for (const { nome, bytes, sha256: hash } of manifesto.arquivos) {
    const file = files.get(nome)!;
    expect([nome, file.length, sha256(file)]).toEqual([nome, bytes, hash]);
  }
  const { nomeados, tabelas, jsons } = {
    nomeados: manifesto.arquivos.filter(({ nome }) => nome !== 'LEIA-ME.txt'),
    tabelas: manifesto.arquivos.filter(({ nome }) => nome.endsWith('.csv')),
    jsons: manifesto.arquivos.filter(({ nome }) => nome.endsWith('.json')),
  };
  for (const { nome } of nomeados) expect(leiaMe).toContain(nome);
  for (const { nome, linhas } of tabelas)
    expect([nome, parseCsv(files.get(nome)!.toString()).length - 1]).toEqual([nome, linhas]);
  for (const { nome } of jsons)
    expect(() => JSON.parse(files.get(nome)!.toString()) as unknown).not.toThrow();

  const campanhaId = (
    await test.db.query<{ campanha_id: string }>(
      `select campanha_id from campanha where identificacao = 'TREVO'`,
    )
  )[0]!.campanha_id;
  for (const { data: dia, nome } of sorteios) {
    const pasta = `sorteios/${dia}`;
    const [congelado] = await test.db.query<{ hash: string; numeros: number }>(
      'select manifesto_hash as hash, numeros from sorteio_congelado where campanha_id = $1 and data = $2',
      [campanhaId, dia],
    );
    const capsula = JSON.parse(files.get(`${pasta}/capsula.json`)!.toString()) as Capsula;
    expect(await verifyCapsula(capsula, congelado!.hash, sha256Of)).toEqual([]);
    const linhas = manifesto.arquivos
      .filter((one) => one.nome.startsWith(`${pasta}/participantes/`) && one.nome.endsWith('.csv'))
      .reduce((sum, one) => sum + one.linhas!, 0);
    expect([dia, linhas]).toEqual([dia, congelado!.numeros]);
    expect((await readPdf(files.get(`${pasta}/ata.pdf`)!)).texto).toContain(nome);
  }
  const [won] = await test.db.query<{ total: number; entregues: number }>(
    `select (select count(*) from sorteio_premiado where campanha_id = $1)
       + (select count(*) from raspadinha where campanha_id = $1 and premio_id is not null and raspada_em is not null) as total,
       (select count(*) from raspadinha where campanha_id = $1 and premio_id is not null and entregue_em is not null)
       + (select count(*) from premio_andamento where campanha_id = $1 and entregue_em is not null) as entregues`,
    [campanhaId],
  );
  const linhasOf = (nome: string) => manifesto.arquivos.find((one) => one.nome === nome)!.linhas;
  expect(linhasOf('ganhadores/ganhadores.csv')).toBe(won!.total);
  expect(linhasOf('ganhadores/nao-entregues.csv')).toBe(won!.total - won!.entregues);
  expect(won!.total).toBeGreaterThan(0);

  const conferencia = JSON.parse(files.get('livros/conferencia.json')!.toString()) as {
    diferencas: object;
    premios: { unidades: number; falha: unknown };
  };
  expect(conferencia.diferencas).toEqual({ numeros: 0, premios: 0, contas: 0 });
  expect(conferencia.premios).toMatchObject({ falha: null });
  const cabecas = parseCsv(files.get('auditoria/cabecas.csv')!.toString()).slice(1);
  const stored = await test.db.query<{ dia: string; hash: string }>(
    `select dia, hash from auditoria_cabeca where corrente = 'quatrofolhas' order by dia`,
  );
  expect(cabecas.map((row) => [row[0], row[2]])).toEqual(stored.map(({ dia, hash }) => [dia, hash]));
  expect(cabecas.length).toBeGreaterThan(0);
  // The files that only people have are named, not left out.
  expect(manifesto.faltas.join('\n')).toContain('Certificado anexado');
});
