import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildArquivoText,
  operatorToken,
  startTestApp,
  type MutableArquivo,
  type TestApp,
} from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe('republication of a campaign', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const asCampanha =
    (identificacao: string, change: (arquivo: MutableArquivo) => void) => (arquivo: MutableArquivo) => {
      arquivo.campanha.identificacao = identificacao;
      arquivo.hosts = [`${identificacao.toLowerCase()}.localhost`];
      arquivo.limites = { cupons: {}, raspadinhas: {}, documentosFiscais: [] };
      change(arquivo);
    };
  const publish = (identificacao: string, change: (arquivo: MutableArquivo) => void = () => undefined) =>
    test.publish(asCampanha(identificacao, change));
  /** Publishes as an operator does: a started campaign must keep its promises. */
  const send = (
    identificacao: string,
    change: (arquivo: MutableArquivo) => void,
    confirmacao?: { motivo: string },
    app = test,
  ) =>
    app.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: `${identificacao}.campanha.yaml`,
        texto: buildArquivoText(asCampanha(identificacao, change)),
        ...(confirmacao ? { confirmacao } : {}),
      },
      token: operatorToken,
    });
  /** Ends on the 28th, also for cards; the draw is on the given day. */
  const short = (extracao: string) => (arquivo: MutableArquivo) => {
    Object.assign(arquivo.campanha, {
      dataInicial: '2026-11-20',
      dataFinalCompras: '2026-11-23',
      dataFinalCadastros: '2026-11-23',
      dataFinal: '2026-11-28',
    });
    arquivo.sorteios = [{ data: extracao, nome: '1º', premio: 'Uma moto', numerosAte: '2026-11-23' }];
  };

  it('refuses an extension after the number key was revealed', async () => {
    await publish('REVELADA', short('2026-12-05'));
    test.clock.set('2026-12-06T02:58:00Z');
    await publish('REVELADA', short('2026-12-06'));
    test.clock.set('2026-12-07T03:00:00Z');
    await expect(publish('REVELADA', short('2026-12-12'))).rejects.toThrow('campanha.sorteRevelada');
    await publish('REVELADA', (arquivo) => {
      short('2026-12-06')(arquivo);
      arquivo.textos.regulamento = 'Outro texto.';
    });
  });

  it('refuses an extension of the card opening after the prize schedule was revealed', async () => {
    const longer = (dia: string) => (arquivo: MutableArquivo) => {
      short('2026-12-26')(arquivo);
      arquivo.campanha.dataFinal = dia;
    };
    await publish('ABERTA', longer('2026-11-28'));
    test.clock.set('2026-11-29T03:00:00Z');
    await expect(publish('ABERTA', longer('2026-11-29'))).rejects.toThrow('campanha.sorteRevelada');
  });

  describe('promises about accounts after the campaign started', () => {
    type Metas = MutableArquivo['metas'];
    const bronze = {
      id: 'bronze',
      nome: 'Bronze',
      moeda: 'pontos',
      alvo: 500,
      ate: '2027-06-30',
      premio: { pontos: 50 },
    };
    const promise =
      (regra: object | undefined, conta: object = {}) =>
      (arquivo: MutableArquivo) => {
        arquivo.recompensas = { pontos: { porDocumento: 1 }, cashback: { percentual: 3 } };
        arquivo.metas = (regra ? [{ ...bronze, ...regra }] : []) as Metas;
        arquivo.conta = {
          devolucaoMinimaDias: 30,
          estornoGasto: 'perdoar',
          ...conta,
        } as MutableArquivo['conta'];
      };

    it.each([
      ['a goal that is gone', undefined, {}],
      ['a goal further away', { alvo: 501 }, {}],
      ['a goal that ends earlier', { ate: '2027-06-29' }, {}],
      ['a goal worth less', { premio: { pontos: 49 } }, {}],
      ['a goal worth something else', { premio: { cashbackCentavos: 5_000 } }, {}],
      ['a goal in another currency', { moeda: 'cashback' }, {}],
      ['a debt for what was spent', {}, { estornoGasto: 'abater' }],
      ['less time for what comes back', {}, { devolucaoMinimaDias: 29 }],
    ])('refuses %s', async (_what, regra, conta) => {
      await publish('PROMESSA', promise({}));
      const { status, body } = await send('PROMESSA', promise(regra, conta));
      expect([status, body.codigo]).toEqual([409, 'campanha.mudancaProibida']);
    });

    it('accepts improvements for consumers, and any change before the start', async () => {
      await publish('MELHOR', promise({}));
      const better = promise(
        { alvo: 400, ate: '2027-07-01', premio: { pontos: 60 } },
        { devolucaoMinimaDias: 40 },
      );
      expect((await send('MELHOR', better)).status).toBe(200);
      test.clock.set('2026-08-31T23:00:00Z');
      await publish('CEDO', promise({}));
      const worse = promise(undefined, { estornoGasto: 'abater', devolucaoMinimaDias: 1 });
      expect((await send('CEDO', worse)).body.retorno.identificacao).toBe('CEDO');
    });
  });

  describe('changes to the worse after the campaign started', () => {
    let production: TestApp | undefined;
    afterAll(() => production?.close());

    const change = (worse: (arquivo: MutableArquivo) => void, confirmacao?: { motivo: string }, app = test) =>
      send(
        'PIOR',
        (arquivo) => {
          arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
          arquivo.limites.cupons = { diario: 5 };
          worse(arquivo);
        },
        confirmacao,
        app,
      );
    const listPublicacoes = () =>
      test.db.query(
        `select p.motivo, p.mudancas from campanha_publicacao p join campanha c on c.campanha_id = p.campanha_id
         where c.identificacao = 'PIOR' order by p.publicada_em`,
      );
    const lower = (arquivo: MutableArquivo) => void (arquivo.limites.cupons = { diario: 3 });

    it('changes to the worse after the start are refused without a reason, which is kept with them', async () => {
      expect((await change(() => undefined)).status).toBe(200);
      const refused = await change(lower);
      expect([refused.status, refused.body.codigo, refused.body.detalhes]).toEqual([
        409,
        'campanha.mudancaSemMotivo',
        [{ campo: 'limites.cupons.diario', mensagem: 'limites.cupons.diario: 5 → 3' }],
      ]);
      expect((await change(lower, { motivo: 'Porque' })).body.codigo).toBe('requisicao.invalida');
      test.clock.set('2026-11-21T15:00:01Z');
      expect((await change(lower, { motivo: 'Muitas notas do mesmo caixa.' })).status).toBe(200);
      expect(await listPublicacoes()).toEqual([
        { motivo: null, mudancas: [] },
        {
          motivo: 'Muitas notas do mesmo caixa.',
          mudancas: [{ chave: 'limites.cupons.diario', efeito: 'confirmada', antes: '5', depois: '3' }],
        },
      ]);
    });

    it('changes to the worse after the start are refused in production with any reason where the promise must not change', async () => {
      const dearer = (arquivo: MutableArquivo) =>
        void Object.assign(arquivo.ganho, { centavosPorNumero: 10_000 });
      production = await startTestApp(noon, { db: test.db, ambiente: 'producao' });
      const refused = await change(dearer, { motivo: 'A promotora pediu.' }, production);
      expect([refused.status, refused.body.codigo, refused.body.detalhes]).toEqual([
        409,
        'campanha.mudancaProibida',
        [{ campo: 'ganho.centavosPorNumero', mensagem: 'ganho.centavosPorNumero: 5000 → 10000' }],
      ]);
      expect(await listPublicacoes()).toHaveLength(2);
      test.clock.set('2026-11-21T15:00:02Z');
      expect((await change(dearer)).body.codigo).toBe('campanha.mudancaProibida');
      expect((await change(dearer, { motivo: 'Ensaio da campanha.' })).status).toBe(200);
      expect((await listPublicacoes()).at(-1)).toMatchObject({
        motivo: 'Ensaio da campanha.',
        mudancas: [{ chave: 'ganho.centavosPorNumero', efeito: 'nunca' }],
      });
    });

    it('changes to the worse after the start keep no reason that was not needed', async () => {
      test.clock.set('2026-11-21T15:00:03Z');
      const higher = (arquivo: MutableArquivo) => void (arquivo.limites.cupons = { diario: 9 });
      expect((await change(higher, { motivo: 'Mais números para todos.' })).status).toBe(200);
      expect((await listPublicacoes()).at(-1)).toEqual({ motivo: null, mudancas: [] });
    });
  });

  it('warns about missing pictures with their position and still publishes', async () => {
    const texto = buildArquivoText((arquivo) => {
      arquivo.campanha.identificacao = 'IMAGENS';
      arquivo.hosts = ['imagens.localhost'];
      arquivo.textos.termos = '<img src="/marcas/sumida.png" alt="">';
      arquivo.textos.regulamento = '<img src="/marcas/sol.svg" alt="">';
    });
    const { status, body } = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'imagens.campanha.yaml', texto },
      token: operatorToken,
    });
    const line = texto.split('\n').findIndex((one) => one.includes('sumida.png')) + 1;
    expect(status).toBe(200);
    expect(body.retorno.avisos.filter((aviso) => aviso.includes('/marcas/'))).toEqual([
      expect.stringMatching(
        new RegExp(`^imagens\\.campanha\\.yaml:${line}:\\d+ textos\\.termos — .*/marcas/sumida\\.png`),
      ),
    ]);
  });

  it('assigns a host to one promoter under concurrent publications', async () => {
    const take = (promotora: string, cnpj: string) =>
      publish('DISPUTA', (arquivo) => {
        Object.assign(arquivo.promotora, { identificacao: promotora, cnpj });
      });
    const results = await Promise.allSettled([
      take('primeira', '11222333000181'),
      take('segunda', '11444777000161'),
      take('primeira', '11222333000181'),
      take('segunda', '11444777000161'),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('campanha.hostDeOutraPromotora'),
      expect.stringContaining('campanha.hostDeOutraPromotora'),
    ]);
    const holders = await test.db.query(
      `select distinct c.promotora_id from campanha_host h join campanha c on c.campanha_id = h.campanha_id
       where h.host = 'disputa.localhost'`,
    );
    expect(holders).toHaveLength(1);
  });

  it('refuses another company under an existing promoter name but accepts its branch', async () => {
    const as = (identificacao: string, nome: string, cnpj: string) =>
      publish(identificacao, (arquivo) => {
        Object.assign(arquivo.promotora, { identificacao: 'empresa', nome, cnpj });
      });
    await as('MATRIZ', 'Matriz', '11444777000161');
    await expect(as('ALHEIA', 'Alheia', '11222333000181')).rejects.toThrow(
      'campanha.promotoraDeOutraEmpresa',
    );
    expect(await test.db.query(`select nome, cnpj from promotora where promotora_id = 'empresa'`)).toEqual([
      { nome: 'Matriz', cnpj: '11444777000161' },
    ]);
    await as('FILIAL', 'Filial', '11444777000242');
  });
});
