import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';

const retirada = { como: 'A gente liga para você.', ate: '2027-05-20' };
const extracao = '2026-11-21';

interface Numero {
  readonly serie: string;
  readonly numero: string;
}

describe('winning numbers of a draw', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;
  let bia: Pessoa;
  let dela: Numero[];
  let daBia: Numero[];
  let documentoDela: string;

  beforeAll(async () => {
    test = await startTestApp('2026-11-20T15:00:00Z');
    await test.publish();
    campanha = await openCampanha(test, 'PREMIADA', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 3 };
      arquivo.sorteios = [
        { data: extracao, nome: '1º sorteio', premio: 'Motos', numerosAte: '2026-11-20', retirada },
        { data: '2026-12-05', nome: '2º sorteio', premio: 'Um carro', numerosAte: '2026-12-03' },
      ];
    });
    [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const mine = (await campanha.send(ana)).body.retorno;
    [dela, documentoDela] = [mine.numeros, mine.documentoFiscalID];
    daBia = (await campanha.send(bia)).body.retorno.numeros;
    test.clock.set('2026-11-21T15:00:00Z');
  });
  afterAll(() => test.close());

  const register = (premiados: (Numero & { premio: string })[]) =>
    test.client.call('operador.registrarPremiados', {
      params: campanha.params,
      body: { data: extracao, premiados },
      token: operatorToken,
      host: campanha.host,
    });
  const registerBoth = () =>
    register([
      { ...dela[1]!, premio: 'Uma moto azul' },
      { ...daBia[0]!, premio: 'Uma moto verde' },
    ]);
  const askSorteios = async (token?: string) =>
    (await test.client.call('cupom.sorteios', { params: campanha.params, token, host: campanha.host })).body
      .retorno;
  const askPremiados = async (token?: string) =>
    (
      await test.client.call('cupom.premiados', {
        params: { ...campanha.params, date: extracao },
        token,
        host: campanha.host,
      })
    ).body.retorno;
  const listNumeros = async (pessoa: Pessoa, pagina = 1, porPagina = 10) =>
    (
      await test.client.call('cupom.listarConsumidor', {
        params: { ...campanha.params, user: pessoa.usuario, porPagina, pagina },
        token: pessoa.token,
        host: campanha.host,
      })
    ).body.retorno.retorno;
  const won = async (pessoa: Pessoa) =>
    (await listNumeros(pessoa))
      .filter(({ premios }) => premios.length > 0)
      .map(({ serie, numero, premios }) => ({ serie, numero, premios }));

  it('shows nothing before the winners are recorded', async () => {
    expect((await askSorteios(ana.token)).map(({ meusPremios }) => meusPremios)).toEqual([[], []]);
    expect(await won(ana)).toEqual([]);
  });

  it('shows each winner their own prize and how to receive it', async () => {
    await registerBoth();
    for (const [pessoa, numero, premio] of [
      [ana, dela[1]!, 'Uma moto azul'],
      [bia, daBia[0]!, 'Uma moto verde'],
    ] as const) {
      const [first, second] = await askSorteios(pessoa.token);
      expect(first).toMatchObject({ apurado: true, retirada, meusPremios: [{ ...numero, premio }] });
      expect(second).toMatchObject({ apurado: false, meusPremios: [] });
      expect(second).not.toHaveProperty('retirada');
      expect(await won(pessoa)).toEqual([
        { ...numero, premios: [{ data: extracao, nome: '1º sorteio', premio }] },
      ]);
      expect((await askPremiados(pessoa.token)).filter(({ meu }) => meu)).toMatchObject([numero]);
    }
  });

  it('includes the prize in the numbers of a period', async () => {
    await registerBoth();
    const { body } = await test.client.call('cupom.listarPorCampanha', {
      params: campanha.params,
      body: { filtro: { consumidor: ana.usuario, periodo: { inicial: '2026-11-20' } } },
      token: ana.token,
      host: campanha.host,
    });
    const premiados = body.retorno.retorno.filter(({ premios }) => premios.length > 0);
    expect(premiados).toMatchObject([dela[1]!]);
  });

  it('includes no prize on a page without the winning number', async () => {
    await registerBoth();
    const pages = await Promise.all([1, 2, 3].map((pagina) => listNumeros(ana, pagina, 1)));
    expect(pages.map(([cupom]) => cupom!.premios.length).sort((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await listNumeros(ana, 4, 1)).toEqual([]);
  });

  it('shows a non-winner no prize of their own, and none without a session', async () => {
    await registerBoth();
    const lia = await nextPessoa(test);
    expect((await askSorteios(lia.token)).map(({ meusPremios }) => meusPremios)).toEqual([[], []]);
    expect((await askPremiados(lia.token)).map(({ meu }) => meu)).toEqual([false, false]);
    for (const sorteio of await askSorteios()) expect(sorteio).not.toHaveProperty('meusPremios');
    const premiados = await askPremiados();
    expect(premiados).toHaveLength(2);
    for (const premiado of premiados)
      expect(Object.keys(premiado).sort()).toEqual(['cidade', 'nome', 'numero', 'premio', 'serie', 'uf']);
  });

  it('shows the corrected result after a correction', async () => {
    await registerBoth();
    await register([{ ...daBia[0]!, premio: 'Uma moto verde' }]);
    expect((await askSorteios(ana.token))[0]).toMatchObject({ apurado: true, meusPremios: [] });
    expect(await won(ana)).toEqual([]);
    await register([{ ...dela[1]!, premio: 'Uma moto preta' }]);
    expect((await askSorteios(ana.token))[0]!.meusPremios).toEqual([
      { ...dela[1]!, premio: 'Uma moto preta' },
    ]);
    expect((await askSorteios(bia.token))[0]!.meusPremios).toEqual([]);
  });

  it('includes the source of a number', async () => {
    const [cupom] = await listNumeros(ana);
    expect(cupom).toMatchObject({ tipoDocumento: 'Fiscal', documentoFiscalID: documentoDela });
  });

  it('shows no prize for a number revoked after the draw', async () => {
    await registerBoth();
    await campanha.judge(documentoDela, { status: 'INVALIDO' });
    expect((await askSorteios(ana.token))[0]!.meusPremios).toEqual([]);
    expect(await won(ana)).toEqual([]);
    expect((await askSorteios(bia.token))[0]!.meusPremios).toHaveLength(1);
  });
});
