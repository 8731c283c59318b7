import { tokenUnico } from '../../src/kernel/auth/ator.ts';
import { createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../src/kernel/auth/key-ring.ts';
import { createCofre } from '../../src/modules/campanha/chaves/chaves-campanha.ts';
import { createCampanhaStore } from '../../src/modules/campanha/campanha.store.ts';
import { createHospedagemService } from '../../src/modules/campanha/hospedagem.service.ts';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { createDesenhos } from '../../src/modules/campanha/imagem/desenhos.ts';
import { createImagemMarcaService } from '../../src/modules/campanha/imagem/imagem-marca.service.ts';
import { sealAgenda } from '../../src/modules/campanha/chaves/agenda-lacrada.ts';
import { checkArquivo } from '../../src/modules/campanha/publicacao/check-arquivo.ts';
import { createRequireFixos } from '../../src/modules/campanha/publicacao/promessas-fixas.ts';
import { createPublicacaoService } from '../../src/modules/campanha/publicacao/publicacao.service.ts';
import { createCupomStore } from '../../src/modules/cupom/cupom.store.ts';
import { createNumeroAllocator } from '../../src/modules/cupom/numero-allocator.ts';
import { createCheckRepetidos } from '../../src/modules/sorteio/numeros-repetidos.service.ts';
import { createNumeroRepetidoStore } from '../../src/modules/sorteio/sorteio.store.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { nextPessoa, openCampanha } from './campanha-propria.ts';
import { buildArquivoText, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe('campaign secret', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const other = createCofre(
    createKeyRing([{ uso: 'tudo', segredo: 'another-secret-than-that-of-the-tests' }]),
  );

  it('refuses any publication with a secret that cannot open the keys of every campaign', async () => {
    const base = { store: createCampanhaStore(test.db), cofre: other, clock: test.clock };
    const publicacoes = createPublicacaoService({
      ...base,
      requireFixos: createRequireFixos({
        ...base,
        listRespondidas: async () => [],
        listSorteiosFixos: async () => new Set<string>(),
      }),
      onPublish: () => undefined,
      isProduction: true,
      notePublicacao: async () => undefined,
      preparo: { check: async (pedido) => checkArquivo(pedido), seal: async (pedido) => sealAgenda(pedido) },
      imagens: createImagemMarcaService({
        storage: createLocalStorage(test.arquivos),
        marcas: test.arquivos,
        desenhos: createDesenhos({
          run: () => Promise.reject(new Error('no picture is drawn')),
          close: () => undefined,
        }),
        clock: test.clock,
      }),
    });
    const publish = (identificacao: string) =>
      publicacoes.publish(
        'x.campanha.yaml',
        buildArquivoText((arquivo) => {
          arquivo.campanha.identificacao = identificacao;
          arquivo.textos.regulamento = 'Outro texto.';
        }),
        [],
        { ator: tokenUnico },
      );
    const count = () => test.db.query('select count(*) from campanha_publicacao');
    const before = await count();
    for (const identificacao of ['TREVO', 'NOVA'])
      await expect(publish(identificacao)).rejects.toMatchObject({
        code: 'campanha.segredoTrocado',
        valores: { campanha: expect.stringMatching(/^[\w-]+\/2026\/TREVO$/) as string },
      });
    expect(await count()).toEqual(before);
  });

  it('reserves no number with another secret', async () => {
    const { host } = await openCampanha(test, 'ALHEIA');
    const hospedagens = createHospedagemService(createCampanhaStore(test.db), test.clock, {
      hasDemoFallback: false,
    });
    const { principal } = await hospedagens.get(host);
    const store = createCupomStore(test.db);
    const leases = () => test.db.query('select campanha_id, proximo from numero_faixa order by campanha_id');
    const before = await leases();
    const allocator = createNumeroAllocator(store, other);
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(allocator.reserve(principal, 3)).rejects.toMatchObject({
        code: 'campanha.numerosIndisponiveis',
      });
    expect(await leases()).toEqual(before);
  });

  it('reports a duplicate number to the operator and in the nightly log', async () => {
    const { send, measure } = await openCampanha(test, 'DOBRADO');
    const ana = await nextPessoa(test);
    await send(ana);
    await send(ana);
    expect(await measure()).toMatchObject({ concedidos: 2, repetidos: 0 });
    await test.db.query(
      `insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
       select gen_random_uuid(), c.campanha_id, c.indice + 50000, c.serie, c.numero, gen_random_uuid(), now()
       from cupom c join campanha a using (campanha_id) where a.identificacao = 'DOBRADO' and c.indice = 0`,
    );
    expect(await measure()).toMatchObject({ repetidos: 1 });
    const alarms: object[] = [];
    const log = createLogger('error', { write: (line) => void alarms.push(JSON.parse(line) as object) });
    const check = createCheckRepetidos(createNumeroRepetidoStore(test.db), test.clock, log);
    await check();
    expect(alarms, 'by day it does not run').toEqual([]);
    // Checked from 2 to 6 a.m. in São Paulo, one part per hour.
    for (const hora of ['05', '06', '07', '08']) {
      test.clock.set(`2026-11-22T${hora}:30:00Z`);
      await check();
    }
    expect(alarms).toMatchObject([{ codigo: 'cupom.numerosRepetidos', repetidos: 1 }]);
  });

  it("reveals a number's order together with the key, which reproduces the number", async () => {
    const { send, host, params } = await openCampanha(test, 'ORDEM', (arquivo) => {
      Object.assign(arquivo.campanha, {
        dataInicial: '2026-11-20',
        dataFinalCompras: '2026-11-23',
        dataFinalCadastros: '2026-11-23',
        dataFinal: '2026-11-24',
      });
      arquivo.sorteios = [];
      arquivo.ganho = { por: 'documento', numeros: 3 };
    });
    const ana = await nextPessoa(test);
    await send(ana);
    const list = async () =>
      (
        await test.client.call('cupom.listarTodosConsumidor', {
          params: { ...params, user: ana.usuario },
          token: ana.token,
          host,
        })
      ).body.retorno.retorno;
    const before = await list();
    expect(before.map(({ id, ordem }) => [id, ordem])).toEqual(
      before.map(({ serie, numero }) => [`${serie}-${numero}`, null]),
    );
    test.clock.set('2026-11-28T03:00:00Z');
    const { body } = await test.client.call('campanha.listar', { host });
    const { permute } = createPermutation(Buffer.from(body.retorno[0]!.chaveNumeros!, 'hex'), 10);
    const after = await list();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const { ordem, serie, numero } of after) expect(permute(ordem!)).toMatchObject({ serie, numero });
  });
});
