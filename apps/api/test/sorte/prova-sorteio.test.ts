import { readProva } from '@trevo/rules/sorte/numeros/leitura-prova';
import { type ProvaNumeros, verifyProva } from '@trevo/rules/sorte/numeros/prova-numeros';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { openSorteio, toLugar } from './sorteio-de-teste.ts';

const registeredAt = '2026-11-25T15:00:00Z';
const freezeAt = '2026-11-26T15:00:00.000Z';

describe('proof of own numbers in a frozen draw', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));
  afterAll(() => test.close());

  type Sorteio = Awaited<ReturnType<typeof openSorteio>>;

  const ask = (own: Sorteio, pessoa: Pessoa, desde?: number) =>
    test.client.call('cupom.prova', {
      params: own.params,
      ...(desde !== undefined && { query: { desde: String(desde) } }),
      token: pessoa.token,
      host: own.host,
    });
  /** Returns the proof as a file, in one part. */
  async function download(own: Sorteio, pessoa: Pessoa): Promise<ProvaNumeros> {
    const { status, body } = await ask(own, pessoa);
    expect([status, body.retorno.proximo]).toEqual([200, null]);
    return readProva(JSON.stringify(body.retorno))!;
  }
  const freeze = async (own: Sorteio) => {
    test.clock.set(freezeAt);
    await own.congelar();
    return (await own.manifesto()).body.retorno.hash;
  };

  it('verifies with the published hash and the own CPF only, and has neither CPF nor data of others', async () => {
    const own = await openSorteio(test, 'PROVA');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const meus = [];
    for (const pessoa of [ana, bia, ana, bia, ana]) {
      const { numeros } = await own.sendAt(registeredAt, pessoa);
      if (pessoa === ana) meus.push(...numeros.map(toLugar));
    }
    const early = await ask(own, ana);
    expect([early.status, early.body.codigo]).toEqual([404, 'sorteio.semManifesto']);
    const manifestoHash = await freeze(own);
    const prova = await download(own, ana);
    expect(prova.numeros.map(({ lugar }) => lugar)).toEqual(meus.toSorted((a, b) => a - b));
    const verify = (given: ProvaNumeros, documento = ana.usuario) =>
      verifyProva(given, { manifestoHash, documento }, sha256);
    expect(await verify(prova)).toEqual([]);
    expect(await verify(prova, bia.usuario)).toEqual(['titular']);
    const other = await download(own, bia);
    expect(await verify({ ...prova, numeros: other.numeros })).toEqual(['numeros']);
    expect(JSON.stringify(prova)).not.toContain(ana.usuario);
    expect([other.sal === prova.sal, other.compromisso === prova.compromisso]).toEqual([false, false]);
  });

  it('the proof of own numbers is refused without a session, and for a day without a draw', async () => {
    const own = await openSorteio(test, 'SEMSESSAO');
    const ana = await nextPessoa(test);
    await freeze(own);
    const anonymous = await test.client.call('cupom.prova', { params: own.params, host: own.host });
    expect([anonymous.status, anonymous.body.codigo]).toEqual([401, 'sessao.ausente']);
    const params = { ...own.params, date: '2026-11-01' };
    const { body } = await test.client.call('cupom.prova', { params, token: ana.token, host: own.host });
    expect(body.codigo).toBe('cupom.sorteioNaoEncontrado');
  });

  it('lists own numbers that do not take part, each with its reason', async () => {
    const own = await openSorteio(test, 'FORA', (arquivo) =>
      configure(arquivo, { 'cadastro.verificarCpfRestrito': true }),
    );
    const [ana, banned] = [await nextPessoa(test), await nextPessoa(test)];
    const [kept, refused] = [await own.sendAt(registeredAt, ana), await own.sendAt(registeredAt, ana)];
    const ofBanned = await own.sendAt(registeredAt, banned);
    await own.judge(refused.documentoFiscalID, { status: 'INVALIDO' });
    const granted = await own.sendAt(registeredAt, ana);
    await test.db.query('update cupom set concedido_em = $2 where documento_fiscal_id = $1', [
      granted.documentoFiscalID,
      freezeAt,
    ]);
    const late = await own.sendAt('2026-11-26T03:00:00.000Z', ana);
    await test.client.call('operador.importarCpfsRestritos', {
      params: own.params,
      body: { restricoes: [{ cpf: banned.usuario, proprietario: false, ativo: true }] } as never,
      token: operatorToken,
      host: own.host,
    });
    const manifestoHash = await freeze(own);
    const prova = await download(own, ana);
    expect(prova.numeros.map(({ lugar }) => lugar)).toEqual(kept.numeros.map(toLugar));
    expect(await verifyProva(prova, { manifestoHash, documento: ana.usuario }, sha256)).toEqual([]);
    const expected = [
      { lugar: toLugar(refused.numeros[0]!), motivo: 'cancelado' },
      { lugar: toLugar(granted.numeros[0]!), motivo: 'concedidoTarde' },
      { lugar: toLugar(late.numeros[0]!), motivo: 'notaTarde' },
    ].toSorted((a, b) => a.lugar - b.lugar);
    expect(prova.fora).toEqual(expected);
    expect(await download(own, banned)).toMatchObject({
      numeros: [],
      compromisso: null,
      fora: [{ lugar: toLugar(ofBanned.numeros[0]!), motivo: 'cpfRestrito' }],
    });
  });

  it('proves thousands of numbers over several subtrees, in parts, also without stored roots of blocks', async () => {
    const own = await openSorteio(test, 'PARTES', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 500 };
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    for (const pessoa of [ana, ...Array<Pessoa>(8).fill(bia), ana]) await own.sendAt(registeredAt, pessoa);
    const manifestoHash = await freeze(own);
    const readParts = async () => {
      const first = (await ask(own, ana)).body.retorno;
      expect(first.numeros).toHaveLength(500);
      const second = (await ask(own, ana, first.proximo!)).body.retorno;
      expect([second.numeros.length, second.proximo]).toEqual([500, null]);
      return { ...first, numeros: [...first.numeros, ...second.numeros] } as ProvaNumeros;
    };
    const prova = await readParts();
    expect(prova.numeros.at(-1)!.indice).toBeGreaterThan(4_096);
    expect(await verifyProva(prova, { manifestoHash, documento: ana.usuario }, sha256)).toEqual([]);
    await test.db.query('update sorteio_folha set nos = null');
    expect(await readParts()).toEqual(prova);
  });

  it('the proof of own numbers is limited to 60 requests of a person in ten minutes', async () => {
    const own = await openSorteio(test, 'TAXA');
    const ana = await nextPessoa(test);
    await freeze(own);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await ask(own, ana)).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
  });
});
