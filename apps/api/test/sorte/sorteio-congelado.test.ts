import { createHash, createHmac } from 'node:crypto';
import { buildNiveis, getRaiz, hashFolha } from '@trevo/rules/sorte/numeros/arvore-merkle';
import { hashCanonico, hashTitular, toFolha } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { decodeMapa, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAcima,
  buildGalho,
  createHashTitular,
  createToSal,
  sha256,
  toHex,
} from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { listMensagens } from '../outbox.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { dia, openSorteio, toLugar } from './sorteio-de-teste.ts';

const lastMoment = '2026-11-26T02:59:59.999Z';
const nextDay = '2026-11-26T03:00:00.000Z';
const freezeAt = '2026-11-26T15:00:00.000Z';
/** The cut of a freeze at `freezeAt`. */
const cut = '2026-11-26T14:59:00.000Z';

describe('buildGalho', () => {
  it.each([1, 2, 3, 7, 4_096])('builds the tree of the rules over %i places', async (quantidade) => {
    const lugares = Array.from({ length: quantidade }, (_, at) => at * 3);
    const hashes = lugares.map((lugar) => createHash('sha256').update(String(lugar)).digest('hex'));
    const folhas = await Promise.all(
      lugares.map((lugar, at) => hashFolha(toFolha(lugar, hashes[at]!), sha256)),
    );
    const niveis = buildGalho(lugares, Buffer.from(hashes.join(''), 'hex'));
    const expected = await buildNiveis(folhas, sha256);
    expect(niveis.map((nivel) => nivel.map(toHex))).toEqual(expected);
    expect(buildAcima(folhas)).toEqual(expected);
  });
});

describe('createToSal', () => {
  it('derives the HMAC of day and person', () => {
    const chave = createHash('sha256').update('secret').digest();
    const expected = createHmac('sha256', chave).update('2026-11-28 019a').digest('hex');
    expect(createToSal(chave)('2026-11-28', '019a')).toBe(expected);
    expect(createToSal(chave)('2026-11-28', '019a')).toBe(expected);
  });

  it('gives the commitment of the rules', async () => {
    const chave = createHash('sha256').update('secret').digest();
    const sal = createToSal(chave)('2026-11-28', '019a');
    const titular = { consumidorId: '019a', documento: '52998224725' };
    expect(createHashTitular(chave)('2026-11-28', titular)).toBe(
      await hashTitular(sal, titular.documento, sha256),
    );
  });
});

describe('freeze of a draw', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));
  afterAll(() => test.close());

  const readLugares = async (own: Awaited<ReturnType<typeof openSorteio>>) => [
    ...decodeMapa(await unpackMapa((await own.readCongelado())!.mapa, 1_000_000)),
  ];

  it('contains the numbers of receipts registered up to the last moment of the last day', async () => {
    const own = await openSorteio(test, 'CORTE');
    const inTime = await own.sendAt(lastMoment);
    await own.sendAt(nextDay);
    test.clock.set(freezeAt);
    const { status, body } = await own.congelar();
    expect([status, body.retorno.numeros]).toEqual([200, 1]);
    expect(await readLugares(own)).toEqual(inTime.numeros.map(toLugar));
  });

  it('commits a late freeze to no winner of a later draw', async () => {
    const depois = '2026-12-05';
    const own = await openSorteio(test, 'PREMIODEPOIS', (arquivo) => {
      const [first] = arquivo.sorteios;
      arquivo.sorteios = [
        { ...first!, regra: { ...first!.regra!, umPorPessoa: 'campanha' } },
        { data: depois, nome: 'Depois', premio: 'Um fogão', numerosAte: '2026-12-01' },
      ];
    });
    const { numeros } = await own.sendAt('2026-11-25T15:00:00Z');
    test.clock.set('2026-12-06T15:00:00Z');
    const premiados = [{ ...numeros[0]!, premio: 'Um fogão' }];
    expect((await own.ask('operador.registrarPremiados', { body: { data: depois, premiados } })).status).toBe(
      200,
    );
    expect((await own.congelar()).status).toBe(200);
    expect((await own.manifesto()).body.retorno.manifesto).toMatchObject({ premiadosAntes: 0 });
  });

  it('contains a number granted just before the cut, and not one granted at it, as every list says', async () => {
    const own = await openSorteio(test, 'CONCESSAO', (arquivo) =>
      configure(arquivo, { 'cupom.chancesAtivo': true }),
    );
    const ana = await nextPessoa(test);
    const [before, after] = [
      await own.sendAt('2026-11-25T15:00:00Z', ana),
      await own.sendAt('2026-11-25T15:00:00Z', ana),
    ];
    const grantAt = (nota: { documentoFiscalID: string }, momento: string) =>
      test.db.query('update cupom set concedido_em = $2 where documento_fiscal_id = $1', [
        nota.documentoFiscalID,
        momento,
      ]);
    await grantAt(before, '2026-11-26T14:58:59.999Z');
    await grantAt(after, cut);
    test.clock.set(freezeAt);
    expect((await own.congelar()).body.retorno).toMatchObject({ em: cut, numeros: 1 });
    expect(await readLugares(own)).toEqual(before.numeros.map(toLugar));
    const { body } = await test.client.call('cupom.listarTodosConsumidor', {
      params: { ...own.params, user: ana.usuario },
      token: ana.token,
      host: own.host,
    });
    const drawsOf = new Map(body.retorno.retorno.map(({ id, sorteios }) => [id, sorteios.length]));
    const idOf = ({ numeros: [one] }: typeof before) => `${one!.serie}-${one!.numero}`;
    expect([drawsOf.get(idOf(before)), drawsOf.get(idOf(after))]).toEqual([1, 0]);
    const chances = await test.client.call('cupom.chances', {
      params: own.params,
      token: ana.token,
      host: own.host,
    });
    expect(chances.body.retorno).toMatchObject([{ data: dia, meus: 1, total: 1, contadoEm: cut }]);
    const { body: sorteios } = await test.client.call('cupom.sorteios', {
      params: own.params,
      host: own.host,
    });
    expect(sorteios.retorno).toMatchObject([
      { congeladoEm: cut, manifestoHash: (await own.manifesto()).body.retorno.hash },
    ]);
    test.clock.set('2026-11-28T22:00:00Z');
    const vizinhos = await test.client.call('operador.procurarNumero', {
      params: own.params,
      query: { data: dia, serie: after.numeros[0]!.serie, numero: after.numeros[0]!.numero },
      token: operatorToken,
      host: own.host,
    });
    expect(vizinhos.body.retorno.acima).toMatchObject(before.numeros[0]!);
  });

  it('contains no number granted at the extraction or later when the draw is frozen after it', async () => {
    const own = await openSorteio(test, 'TARDE');
    const [before, since] = [
      await own.sendAt('2026-11-25T15:00:00Z'),
      await own.sendAt('2026-11-25T15:00:00Z'),
    ];
    const extraction = '2026-11-28T22:00:00.000Z';
    for (const [nota, momento] of [
      [before, '2026-11-28T21:59:59.999Z'],
      [since, extraction],
    ] as const)
      await test.db.query('update cupom set concedido_em = $2 where documento_fiscal_id = $1', [
        nota.documentoFiscalID,
        momento,
      ]);
    test.clock.set('2026-11-28T23:30:00Z');
    const { status, body } = await own.congelar();
    expect([status, body.retorno.numeros]).toEqual([200, 1]);
    expect(await readLugares(own)).toEqual(before.numeros.map(toLugar));
  });

  it('drops the numbers of a receipt refused before the cut, and keeps those of one refused later', async () => {
    const own = await openSorteio(test, 'RECUSA');
    const [early, late, kept] = [
      await own.sendAt('2026-11-25T15:00:00Z'),
      await own.sendAt('2026-11-25T15:00:00Z'),
      await own.sendAt('2026-11-25T15:00:00Z'),
    ];
    const refuseAt = async (nota: typeof early, momento: string) => {
      test.clock.set(momento);
      await own.judge(nota.documentoFiscalID, { status: 'INVALIDO' });
    };
    await refuseAt(early, '2026-11-26T14:58:59.999Z');
    // Between the cut and the freeze.
    await refuseAt(late, cut);
    test.clock.set(freezeAt);
    await own.congelar();
    expect(await readLugares(own)).toEqual(
      [...late.numeros, ...kept.numeros].map(toLugar).sort((a, b) => a - b),
    );
  });

  it('keeps the numbers of a receipt corrected downwards after the cut, and drops those of before', async () => {
    const own = await openSorteio(test, 'CORRECAO', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1_000, acumulaResto: false };
    });
    const send = async () => {
      test.clock.set('2026-11-25T15:00:00Z');
      return (await own.send(await nextPessoa(test), { valorCentavos: 3_000 })).body.retorno;
    };
    const correctAt = async (nota: Awaited<ReturnType<typeof send>>, momento: string) => {
      test.clock.set(momento);
      const [row] = await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [nota.documentoFiscalID],
      );
      const { body } = await test.client.call('operador.corrigirDocumento', {
        params: {
          ...own.params,
          consumidorID: row!.consumidor_id,
          documentoFiscalID: nota.documentoFiscalID,
        },
        body: { valorCentavos: 1_000, confirmacao: { motivo: 'O valor foi lido errado.' } },
        token: operatorToken,
        host: own.host,
      });
      expect(body.codigo).toBeUndefined();
    };
    const [early, late] = [await send(), await send()];
    expect([early, late].map(({ numeros }) => numeros.length)).toEqual([3, 3]);
    await correctAt(early, '2026-11-26T14:58:59.999Z');
    await correctAt(late, cut);
    test.clock.set(freezeAt);
    expect((await own.congelar()).body.retorno.numeros).toBe(4);
  });

  it('excludes deleted accounts and restricted documents, with their reasons, and previews the counts', async () => {
    const own = await openSorteio(test, 'EXCLUSOES', (arquivo) =>
      configure(arquivo, { 'cadastro.verificarCpfRestrito': true }),
    );
    test.clock.set('2026-11-25T15:00:00Z');
    const [gone, banned, ana] = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    const [goneNota, bannedNota] = [
      await own.sendAt('2026-11-25T15:00:00Z', gone),
      await own.sendAt('2026-11-25T15:00:00Z', banned),
    ];
    await own.sendAt('2026-11-25T15:00:00Z', ana);
    const waiting = await own.sendAt('2026-11-25T15:00:00Z', ana);
    await test.db.query(`update documento_fiscal set status = 'PENDENTE' where documento_fiscal_id = $1`, [
      waiting.documentoFiscalID,
    ]);
    await test.client.call('consumidor.excluir', {
      params: { usuario: gone.usuario },
      token: gone.token,
      host: own.host,
    });
    await test.client.call('operador.importarCpfsRestritos', {
      params: own.params,
      body: { restricoes: [{ cpf: banned.usuario, proprietario: false, ativo: true }] } as never,
      token: operatorToken,
      host: own.host,
    });
    test.clock.set(freezeAt);
    const previa = (await own.prever()).body.retorno;
    expect(previa).toMatchObject({
      numeros: 4,
      pessoas: 3,
      excluidos: [
        { motivo: 'contaExcluida', numeros: 1, lista: null },
        { motivo: 'cpfRestrito', numeros: 1, lista: 1 },
        { motivo: 'bloqueado', numeros: 0, lista: 0 },
      ],
      notasEsperando: 1,
      congelarDe: '2026-11-26T03:01:00.000Z',
      congelarAte: '2026-11-28T21:00:00.000Z',
      congelado: null,
    });
    expect((await own.congelar()).body.retorno.excluidos).toBe(2);
    const expected = [
      [toLugar(goneNota.numeros[0]!), 'contaExcluida'],
      [toLugar(bannedNota.numeros[0]!), 'cpfRestrito'],
    ].sort(([a], [b]) => Number(a) - Number(b));
    const { excluidos } = (await own.readCongelado())!;
    expect(excluidos).toEqual(expected);
    const { manifesto } = (await own.manifesto()).body.retorno;
    expect([manifesto.excluidos, manifesto.excluidosHash]).toEqual([
      2,
      await hashCanonico(excluidos, sha256),
    ]);
  });

  it('publishes a manifest that commits to map, holders and rule', async () => {
    const own = await openSorteio(test, 'MANIFESTO');
    const pessoas = [await nextPessoa(test), await nextPessoa(test)];
    for (let count = 0; count < 5; count++) await own.sendAt('2026-11-25T15:00:00Z', pessoas[count % 2]);
    expect((await own.manifesto()).body.codigo).toBe('sorteio.semManifesto');
    test.clock.set(freezeAt);
    await own.congelar();
    const { hash, manifesto } = (await own.manifesto()).body.retorno;
    expect(await hashCanonico(manifesto, sha256)).toBe(hash);
    const rows = await test.db.query<{ lugar: number; consumidor_id: string; documento: string }>(
      `select n.serie::int * 100000 + n.numero::int as lugar, n.consumidor_id, coalesce(s.cpf, s.usuario) as documento
       from cupom n join consumidor s on s.consumidor_id = n.consumidor_id
       join campanha c on c.campanha_id = n.campanha_id where c.identificacao = 'MANIFESTO' order by 1`,
    );
    expect(await readLugares(own)).toEqual(rows.map(({ lugar }) => lugar));
    expect(manifesto.porSerie.reduce((sum, one) => sum + one, 0)).toBe(5);
    const [folhas] = await test.db.query<{ compromissos: string }>(
      `select encode(f.compromissos, 'hex') as compromissos from sorteio_folha f
       join campanha c on c.campanha_id = f.campanha_id where c.identificacao = 'MANIFESTO'`,
    );
    const compromissos = folhas!.compromissos.match(/.{64}/g)!;
    const hashes = await Promise.all(
      rows.map(({ lugar }, at) => hashFolha(toFolha(lugar, compromissos[at]!), sha256)),
    );
    expect(getRaiz(await buildNiveis(hashes, sha256))).toBe(manifesto.raiz);
    // One commitment for each person, which needs the salt.
    expect(new Set(compromissos).size).toBe(2);
    expect(compromissos).not.toContain(await hashTitular('', rows[0]!.documento, sha256));
  });

  it('the freeze of a draw is refused before the last day of receipts has ended, and without a rule', async () => {
    const own = await openSorteio(test, 'CEDO');
    test.clock.set('2026-11-26T03:00:59.999Z');
    const early = await own.congelar();
    expect([early.status, early.body.codigo]).toEqual([409, 'sorteio.cedo']);
    test.clock.set('2026-11-26T03:01:00Z');
    expect((await own.congelar()).status).toBe(200);
    const other = await openSorteio(test, 'SEMREGRA', (arquivo) => {
      delete arquivo.sorteios[0]!.regra;
    });
    expect((await other.congelar()).body.codigo).toBe('sorteio.semRegra');
  });

  it('returns the first freeze to concurrent and repeated calls', async () => {
    const own = await openSorteio(test, 'DUASVEZES');
    await own.sendAt('2026-11-25T15:00:00Z');
    test.clock.set(freezeAt);
    const answers = await Promise.all([own.congelar(), own.congelar(), own.congelar()]);
    test.clock.set('2026-11-26T18:00:00Z');
    answers.push(await own.congelar());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.retorno))).size).toBe(1);
  });

  it('the freeze of a draw is undone by an aborted transaction, and done by a repeated call', async () => {
    const own = await openSorteio(test, 'ABORTA');
    await own.sendAt('2026-11-25T15:00:00Z');
    test.clock.set(freezeAt);
    await test.db.execute(`
      create function fail_freeze() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger fail_freeze before insert on sorteio_congelado for each row execute function fail_freeze()`);
    expect((await own.congelar()).status).toBe(500);
    await test.db.execute('drop trigger fail_freeze on sorteio_congelado; drop function fail_freeze()');
    expect(await own.readCongelado()).toBeUndefined();
    expect((await own.congelar()).status).toBe(200);
    expect(await readLugares(own)).toHaveLength(1);
  });

  it('the freeze of a draw is made by the job an hour before the draw, and mailed once to witnesses and administrators', async () => {
    const own = await openSorteio(test, 'TAREFA', (arquivo) => {
      arquivo.premios = {
        agenda: 'horario',
        itens: [{ id: 'cesta', nome: 'Cesta', quantidade: 1, entrega: 'promotora' }],
        testemunhas: ['tabeliao@cartorio.example'],
      } as never;
      arquivo.recompensas.raspadinhas = { porDocumento: 1 } as never;
    });
    await own.sendAt('2026-11-25T15:00:00Z');
    test.clock.set('2026-11-28T20:59:59Z');
    await test.app.runJob('sorteio.congelar');
    expect(await own.readCongelado()).toBeUndefined();
    test.clock.set('2026-11-28T21:00:00Z');
    await test.app.runJob('sorteio.congelar');
    const { hash, manifesto } = (await own.manifesto()).body.retorno;
    expect(manifesto.congeladoEm).toBe('2026-11-28T20:59:00.000Z');
    await test.app.runJob('sorteio.testemunhar');
    await test.app.runJob('sorteio.testemunhar');
    const mails = (await listMensagens(test, 'tabeliao@cartorio.example')).filter(({ texto }) =>
      texto.includes(hash),
    );
    expect(mails).toHaveLength(1);
    await test.app.runJob('sorteio.congelar');
    expect((await own.manifesto()).body.retorno.hash).toBe(hash);
  });

  it('names the draw before in the manifest', async () => {
    const own = await openSorteio(test, 'CORRENTE', (arquivo) => {
      arquivo.sorteios.push({ ...arquivo.sorteios[0]!, data: '2026-12-05', nome: '2º sorteio' });
    });
    test.clock.set(freezeAt);
    await own.congelar();
    const first = (await own.manifesto()).body.retorno;
    const params = { ...own.params, date: '2026-12-05' };
    await own.ask('operador.congelarSorteio', { params, body: {} });
    const second = (await test.client.call('cupom.manifesto', { params, host: own.host })).body.retorno;
    expect([first.manifesto.anterior, second.manifesto.anterior]).toEqual([null, first.hash]);
  });
});
