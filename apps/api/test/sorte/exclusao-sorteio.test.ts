import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { nextPessoa } from '../campanha/campanha-propria.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { openSorteio, toLugar } from './sorteio-de-teste.ts';

const registeredAt = '2026-11-25T15:00:00Z';
const freezeAt = '2026-11-26T15:00:00Z';
const drawnAt = '2026-11-28T22:00:00Z';
const motivo = 'Notas tiradas do lixo da loja.';
const chave = 'cadastro.verificarCpfRestrito';

describe('exclusions of a freeze', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  let noemi: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(freezeAt, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createAdministrador();
    noemi = await painel.createAdministrador();
  });
  beforeEach(() => test.clock.set(freezeAt));
  afterAll(() => test.close());

  const open = async (identificacao: string, isVerified = false) => {
    const own = await openSorteio(test, identificacao, (arquivo) =>
      configure(arquivo, { [chave]: isVerified }),
    );
    const block = async (tipo: 'cpf' | 'celular' | 'emitente' | 'rede', valor: string, ate?: string) => {
      const { body } = await own.ask('operador.incluirBloqueios', {
        params: own.params,
        body: { tipo, valores: [valor], motivo, ...(ate && { ate }) },
      });
      const { linhas } = body.retorno as unknown as {
        linhas: { resultado: string; bloqueioID: string }[];
      };
      expect(linhas.map(({ resultado }) => resultado)).toEqual(['incluido']);
      return linhas[0]!.bloqueioID;
    };
    return {
      ...own,
      block,
      unblock: async (bloqueioID: string) => {
        const { status } = await own.ask('operador.retirarBloqueio', {
          params: { ...own.params, bloqueioID },
          body: { motivo: 'A pessoa mostrou as compras.' },
        });
        expect(status).toBe(200);
      },
      importar: (cpfs: readonly string[]) =>
        test.client.call('operador.importarCpfsRestritos', {
          params: own.params,
          body: { restricoes: cpfs.map((cpf) => ({ cpf, proprietario: false, ativo: true })) } as never,
          token: operatorToken,
          host: own.host,
        }),
      previa: async () => (await own.prever()).body.retorno,
      freeze: async () => {
        test.clock.set(freezeAt);
        expect((await own.congelar()).status).toBe(200);
        return (await own.readCongelado())!.excluidos;
      },
    };
  };
  type Aberto = Awaited<ReturnType<typeof open>>;
  const send = async (own: Aberto) => {
    const pessoa = await nextPessoa(test);
    const { numeros } = await own.sendAt(registeredAt, pessoa);
    return { ...pessoa, lugar: toLugar(numeros[0]!) };
  };

  it('passes over a blocked person in the draw, commits the reason, and the capsule verifies', async () => {
    const own = await open('BLOQUEADA');
    const [ana, bia] = [await send(own), await send(own)];
    test.clock.set(freezeAt);
    await own.block('cpf', ana.usuario);
    expect(await own.freeze()).toEqual([[ana.lugar, 'bloqueado']]);
    test.clock.set(drawnAt);
    await test.db.query('update operador_sessao set usada_em = $1, elevada_em = $1, criada_em = $1', [
      drawnAt,
    ]);
    const act = (por: OperadorDeTeste, id: Parameters<typeof painel.call>[0], body: object) =>
      painel.call(id, {
        params: own.params,
        body,
        cookie: por.cookie,
        promotora: 'quatrofolhas',
      } as never) as Promise<unknown> as Promise<{
        body: { retorno: { passos: { frase: string }[]; premiados: { serie: string; numero: string }[] } };
      }>;
    const [serie, ...digitos] = String(ana.lugar).padStart(6, '0');
    const extracao = digitos.map((digito, at) => (at === 0 ? `123${serie}${digito}` : `5432${digito}`));
    for (const por of [rita, noemi]) await act(por, 'operador.informarResultado', { extracao });
    const { passos, premiados } = (await act(rita, 'operador.apurarSorteio', {})).body.retorno;
    expect(premiados.map(toLugar)).toEqual([bia.lugar]);
    expect(passos.map(({ frase }) => frase).join(' ')).toContain(
      'não ganha: a participação da pessoa foi bloqueada nesta campanha.',
    );
    await act(noemi, 'operador.confirmarApuracao', { versao: 1 });
    const answer = await test.client.call('cupom.capsula', { params: own.params, host: own.host });
    const capsula = answer.body as unknown as Capsula;
    expect(capsula.excluidos).toEqual([[ana.lugar, 'bloqueado']]);
    const { hash } = (await own.manifesto()).body.retorno;
    expect(await verifyCapsula(capsula, hash, sha256)).toEqual([]);
    const falsified = { ...capsula, excluidos: [[ana.lugar, 'cpfRestrito']] as const };
    expect(await verifyCapsula(falsified, hash, sha256)).toEqual(['excluidos', 'apuracao']);
  });

  it('tells a blocked person in the proof of own numbers that they do not take part', async () => {
    const own = await open('BLOQPROVA');
    const ana = await send(own);
    test.clock.set(freezeAt);
    await own.block('cpf', ana.usuario);
    await own.freeze();
    const { body } = await test.client.call('cupom.prova', {
      params: own.params,
      token: ana.token,
      host: own.host,
    });
    expect(body.retorno.fora).toEqual([{ lugar: ana.lugar, motivo: 'bloqueado' }]);
  });

  it('keeps a person in the draw after a removed or ended block, and after the block of another campaign', async () => {
    const [own, other] = [await open('BLOQFIM'), await open('BLOQOUTRA')];
    const [ana, bia, caio] = [await send(own), await send(own), await send(own)];
    test.clock.set('2026-11-25T18:00:00Z');
    await own.unblock(await own.block('cpf', ana.usuario));
    await own.block('cpf', bia.usuario, '2026-11-25');
    await other.block('cpf', caio.usuario);
    test.clock.set(freezeAt);
    expect((await own.previa()).excluidos).toContainEqual({ motivo: 'bloqueado', numeros: 0, lista: 0 });
    expect(await own.freeze()).toEqual([]);
  });

  it('excludes a person through the last day of the block, also by the login of one without a CPF', async () => {
    const own = await open('BLOQDIA');
    const [ana, bia] = [await send(own), await send(own)];
    await test.db.query('update consumidor set cpf = null where usuario = $1', [bia.usuario]);
    test.clock.set('2026-11-25T18:00:00Z');
    for (const { usuario } of [ana, bia]) await own.block('cpf', usuario, '2026-11-26');
    expect(new Map(await own.freeze())).toEqual(
      new Map([
        [ana.lugar, 'bloqueado'],
        [bia.lugar, 'bloqueado'],
      ]),
    );
  });

  it('excludes a person by a blocked phone that is the login, not by a contact phone, an issuer or a network', async () => {
    const own = await open('BLOQFONE');
    const [ana, bia] = [await send(own), await send(own)];
    const celular = '67999887766';
    await test.db.query('update consumidor set usuario = $2 where usuario = $1', [ana.usuario, celular]);
    await test.db.query('update consumidor set telefone_contato = $2 where usuario = $1', [
      bia.usuario,
      celular,
    ]);
    test.clock.set(freezeAt);
    await own.block('celular', celular);
    await own.block('rede', '127.0.0.0/16');
    const [nota] = await test.db.query<{ chave: string }>(
      'select chave_acesso as chave from documento_fiscal where campanha_id = (select campanha_id from campanha where identificacao = $1)',
      ['BLOQFONE'],
    );
    await own.block('emitente', nota!.chave.slice(6, 20));
    expect((await own.previa()).excluidos).toContainEqual({ motivo: 'bloqueado', numeros: 1, lista: 1 });
    expect(await own.freeze()).toEqual([[ana.lugar, 'bloqueado']]);
  });

  it('previews each list with its entries and the numbers that it excludes, and counts a number once', async () => {
    const own = await open('LISTAS', true);
    expect((await own.previa()).excluidos).toEqual([
      { motivo: 'contaExcluida', numeros: 0, lista: null },
      { motivo: 'cpfRestrito', numeros: 0, lista: 0 },
      { motivo: 'bloqueado', numeros: 0, lista: 0 },
    ]);
    const [ana, bia, gone] = [await send(own), await send(own), await send(own)];
    await send(own);
    test.clock.set(freezeAt);
    for (const { usuario } of [ana, bia, gone]) await own.block('cpf', usuario);
    await own.importar([ana.usuario, gone.usuario, '52998224725']);
    await test.client.call('consumidor.excluir', {
      params: { usuario: gone.usuario },
      token: gone.token,
      host: own.host,
    });
    const previa = await own.previa();
    expect(previa).toMatchObject({ numeros: 4, listaSemEfeito: null });
    expect(previa.excluidos).toEqual([
      { motivo: 'contaExcluida', numeros: 1, lista: null },
      { motivo: 'cpfRestrito', numeros: 1, lista: 3 },
      { motivo: 'bloqueado', numeros: 1, lista: 3 },
    ]);
    expect(new Map(await own.freeze())).toEqual(
      new Map([
        [ana.lugar, 'cpfRestrito'],
        [bia.lugar, 'bloqueado'],
        [gone.lugar, 'contaExcluida'],
      ]),
    );
  });

  it('warns about a list of a campaign that does not check it, in the answer of the import and in the preview', async () => {
    const own = await open('SEMEFEITO');
    const [ana, bia] = [await send(own), await send(own)];
    test.clock.set(freezeAt);
    await own.block('cpf', bia.usuario);
    const imported = (await own.importar([ana.usuario, bia.usuario])).body.retorno;
    expect(imported.total).toBe(2);
    expect(imported.avisos).toEqual([
      expect.stringContaining('esta lista não vale nesta campanha') as string,
    ]);
    const previa = await own.previa();
    expect(previa.listaSemEfeito).toEqual({ cpfs: 2, numeros: 1 });
    expect(previa.excluidos.map(({ motivo: one }) => one)).toEqual(['contaExcluida', 'bloqueado']);
    expect((await own.importar([])).body.retorno).toEqual({ total: 0, avisos: [] });
    expect((await own.previa()).listaSemEfeito).toBeNull();
    const verified = await open('COMEFEITO', true);
    expect((await verified.importar([ana.usuario])).body.retorno).toEqual({ total: 1, avisos: [] });
  });
});
