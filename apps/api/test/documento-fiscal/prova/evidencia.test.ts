import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { createNotasVizinhas } from '../../../src/modules/documento-fiscal/vizinhas.views.ts';
import { createEvidenciaModule } from '../../../src/modules/evidencia/evidencia.module.ts';
import type { Alvo, Pesagem } from '../../../src/modules/evidencia/evidencia.service.ts';
import { createImagemDocumentoStore } from '../../../src/modules/upload/imagem-documento.store.ts';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { buildFotoDeNota, disfarces } from '../foto/foto-de-nota.ts';
import type { Pessoa } from '../../pessoa.ts';
import { createTestKeys, startTestApp, type TestApp } from '../../test-app.ts';
import type { CampanhaId } from '../../../src/modules/campanha/public.ts';

const noon = '2026-11-21T15:00:00Z';
const evidencia = { pontosParaConferir: 50, pessoasPorAparelho: 3, pessoasPorRede: 3 };

describe('fraud evidence', () => {
  let test: TestApp;
  let evidencias: ReturnType<typeof createEvidenciaModule>['evidencias'];
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
    evidencias = createEvidenciaModule({
      db: test.db,
      clock: test.clock,
      keys: createTestKeys(),
      upload: { imagens: createImagemDocumentoStore(test.db) },
      vizinhas: createNotasVizinhas(test.db),
    }).evidencias;
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = async (identificacao: string) => {
    test.clock.set(noon);
    const campanha = await openCampanha(test, identificacao, (arquivo) => {
      arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
      // Weighed explicitly by the tests.
      delete arquivo.documentos.evidencia;
    });
    const [row] = await test.db.query<{ campanha_id: CampanhaId }>(
      'select campanha_id from campanha where identificacao = $1',
      [identificacao],
    );
    return { ...campanha, campanhaId: row!.campanha_id, arquivo: { documentos: { evidencia } } };
  };
  type Aberta = Awaited<ReturnType<typeof open>>;

  /** Builds the check's input for a registered receipt. */
  const toAlvo = async (documentoFiscalID: string, more: Partial<Alvo> = {}): Promise<Alvo> => {
    const [row] = await test.db.query<Alvo>(
      `select consumidor_id as "consumidorId", documento_fiscal_id as "documentoFiscalId", chave_acesso as "chaveAcesso",
         coo, emitente, emitido_em as "emitidoEm", valor_centavos as "valorCentavos", uri_imagem as "uriImagem"
       from documento_fiscal where documento_fiscal_id = $1`,
      [documentoFiscalID],
    );
    return { ...row!, aparelho: null, endereco: null, dados: [], ...more };
  };
  const weighAndKeep = async (aberta: Aberta, alvo: Alvo): Promise<Pesagem> => {
    const pesagem = await evidencias.weigh(aberta, alvo);
    await evidencias.save(aberta.campanhaId, alvo, pesagem);
    return pesagem;
  };
  const said = ({ sinais }: Pesagem) => sinais.map(({ sinal, peso }) => `${sinal} ${peso}`);

  const writeByHand = (
    campanha: Campanha,
    pessoa: Pessoa,
    dadosNaoFiscal: object,
    uriImagem: string | null = null,
  ) =>
    test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: campanha.params,
        uf: 'SP',
        usuario: pessoa.usuario,
        tipo: 'NaoFiscal',
        dadosNaoFiscal,
        uriImagem,
      } as never,
      token: pessoa.token,
      host: campanha.host,
    });
  const send = async (aberta: Aberta, pessoa: Pessoa, body: object = {}, more: Partial<Alvo> = {}) => {
    const { body: answer } = await aberta.send(pessoa, body);
    return toAlvo(answer.retorno.documentoFiscalID, more);
  };
  const upload = async (pessoa: Pessoa, foto: Buffer): Promise<string> =>
    (
      await test.client.call('upload.imagemDocumento', {
        body: { imagemBase64: foto.toString('base64') },
        token: pessoa.token,
      })
    ).body.retorno.uriImagem;
  const cnpjLoja = '11.222.333/0001-81';

  it("recognizes another consumer's picture despite modifications, until its receipt is deleted", async () => {
    const aberta = await open('FOTOS');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const foto = await buildFotoDeNota('pagina', 1);
    const write = async (pessoa: Pessoa, picture: Buffer, valor: number) => {
      const uri = await upload(pessoa, picture);
      const { body } = await writeByHand(aberta, pessoa, { valor, data: '2026-11-20' }, uri);
      return weighAndKeep(aberta, await toAlvo(body.retorno.documentoFiscalID));
    };
    expect(said(await write(ana, foto, 1_000))).toEqual([]);
    expect(said(await write(bia, await buildFotoDeNota('pagina', 2), 2_000))).toEqual([]);
    expect(said(await write(ana, foto, 3_000))).toEqual(['FOTO_REPETIDA 20']);
    const copy = await disfarces['cut, made small and compressed']!(foto);
    const pesagem = await write(bia, copy, 4_000);
    expect(said(pesagem)).toEqual(['FOTO_REPETIDA 60']);
    expect(pesagem.sinais[0]!.detalhe).toMatchObject({ notas: 2 });
    const count = async () =>
      (await test.db.query<{ total: number }>('select count(*)::int as total from imagem_impressao'))[0]!
        .total;
    expect(await count()).toBe(4);
    const unused = await upload(ana, await buildFotoDeNota('foto', 3));
    expect(unused).toBeTruthy();
    expect(await count()).toBe(5);
    test.clock.set('2026-11-23T15:00:00Z');
    await test.app.runJob('documentoFiscal.esquecer');
    expect(await count()).toBe(4);
  });

  it('flags a manual duplicate as twin, and as likely one while an amount is unknown', async () => {
    const aberta = await open('GEMEAS');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const dados = { data: '2026-11-20', cnpjLoja, numeroDocumento: '000.123', valor: 5_000 };
    const first = await writeByHand(aberta, ana, dados);
    const second = await writeByHand(aberta, bia, dados);
    const alvo = await toAlvo(second.body.retorno.documentoFiscalID);
    const pesagem = await weighAndKeep(aberta, alvo);
    expect(said(pesagem)).toEqual(['COMPRA_GEMEA 40']);
    expect(pesagem.sinais[0]!.detalhe).toEqual({
      notas: 1,
      documentos: [first.body.retorno.documentoFiscalID],
    });
    const unknown = { ...alvo, valorCentavos: null };
    expect(said(await evidencias.weigh(aberta, unknown))).toEqual(['COMPRA_PARECIDA 30']);
    expect(said(await evidencias.weigh(aberta, { ...unknown, coo: '129' }))).toEqual([]);
    // Signals that no longer apply are removed.
    await aberta.judge(first.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    expect(said(await weighAndKeep(aberta, alvo))).toEqual([]);
    expect(await evidencias.list([alvo])).toEqual([]);
  });

  it('flags consecutive receipts of one till from one consumer or device', async () => {
    const aberta = await open('CAIXA');
    const [ana, bia, lia] = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    const chaveOf = (numero: number, modelo: '65' | '59' = '65') =>
      buildChave(7, { anoMes: '2026-11', modelo, tipoEmissao: 1, numero });
    const aparelho = 'um aparelho';
    const at = async (pessoa: Pessoa, chaveAcesso: string, more: Partial<Alvo> = {}) =>
      said(await weighAndKeep(aberta, await send(aberta, pessoa, { chaveAcesso }, more)));
    expect(await at(ana, chaveOf(100), { aparelho })).toEqual([]);
    expect(await at(ana, chaveOf(106))).toEqual([]);
    expect(await at(ana, chaveOf(103))).toEqual(['CAIXA_EM_SERIE 30']);
    expect(await at(bia, chaveOf(101))).toEqual([]);
    expect(await at(lia, chaveOf(98), { aparelho })).toEqual(['CAIXA_EM_SERIE 15']);
    expect(await at(ana, chaveOf(101, '59'))).toEqual([]);
    expect(await at(ana, chaveOf(102, '59'))).toEqual(['CAIXA_EM_SERIE 15']);
    test.clock.set('2026-11-22T15:00:01Z');
    expect(await at(ana, chaveOf(104))).toEqual([]);
  });

  it('counts shared devices and addresses per day by hashes per campaign, of addresses also per month, and deletes them', async () => {
    const aberta = await open('MUITOS');
    const pessoas = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    const more = { aparelho: 'aparelho-da-loja', endereco: '203.0.113.7' };
    const each = [];
    for (const pessoa of pessoas)
      each.push(said(await weighAndKeep(aberta, await send(aberta, pessoa, {}, more))));
    const both = ['APARELHO_DE_MUITOS 20', 'REDE_DE_MUITOS 10'];
    expect(each).toEqual([[], [], both]);
    const kept = async () =>
      (
        await test.db.query<{ valor: string }>('select valor from pista where campanha_id = $1', [
          aberta.campanhaId,
        ])
      ).map(({ valor }) => valor);
    expect(await kept()).toHaveLength(6);
    expect((await kept()).join()).not.toMatch(/loja|203\.0/);
    const other = await open('MUITOSOUTRA');
    expect(said(await weighAndKeep(other, await send(other, pessoas[0]!, {}, more)))).toEqual([]);
    const months = new Set(await kept());
    test.clock.set('2026-12-01T03:00:00Z');
    await weighAndKeep(aberta, await send(aberta, pessoas[0]!, {}, more));
    // The device keeps its hash for blocks (ADR 0076).
    const added = (await kept()).filter((valor) => !months.has(valor));
    expect(added.map((valor) => valor.split(':')[0])).toEqual(['rede']);
    test.clock.set('2027-02-19T15:00:01Z');
    await test.app.runJob('evidencia.esquecer');
    expect(await kept()).toHaveLength(2);
  });

  it('stores signals once however often a receipt is checked, never against itself, and with texts', async () => {
    const aberta = await open('VEZES');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const dados = [{ sinal: 'FONTES_DIVERGEM', detalhe: { valores: 'R$ 10,00 e R$ 12,00' } }] as const;
    const alvo = await send(aberta, ana, {}, { aparelho: 'um', endereco: 'uma', dados });
    const outra = await send(aberta, bia, {}, { dados: [{ sinal: 'VALOR_ALTO', detalhe: {} }] });
    await Promise.all(Array.from({ length: 6 }, () => weighAndKeep(aberta, alvo)));
    await weighAndKeep(aberta, outra);
    const rows = await evidencias.list([alvo, outra]);
    expect(
      rows.map(({ documentoFiscalId, sinal, peso, descricao }) => [
        documentoFiscalId,
        sinal,
        peso,
        descricao,
      ]),
    ).toEqual(
      [
        [
          alvo.documentoFiscalId,
          'FONTES_DIVERGEM',
          50,
          'As fontes dizem valores diferentes: R$ 10,00 e R$ 12,00.',
        ],
        [outra.documentoFiscalId, 'VALOR_ALTO', 30, 'O valor é alto para a campanha.'],
      ].sort(([a], [b]) => String(a).localeCompare(String(b))),
    );
    expect(await evidencias.list([])).toEqual([]);
  });

  it('records no evidence and no points where the campaign does not enable it', async () => {
    const aberta = await open('SEMREGRA');
    const alvo = await send(aberta, await nextPessoa(test), {}, { aparelho: 'um', endereco: 'uma' });
    const pesagem = await weighAndKeep({ ...aberta, arquivo: { documentos: {} } } as unknown as Aberta, {
      ...alvo,
      dados: [{ sinal: 'VALOR_ALTO', detalhe: {} }],
    });
    expect(pesagem).toEqual({ pontos: 0, sinais: [], pistas: [] });
    expect(await test.db.query('select 1 from pista where campanha_id = $1', [aberta.campanhaId])).toEqual(
      [],
    );
  });

  it('deletes the lookup keys of a deleted account', async () => {
    const aberta = await open('CONTAFIM');
    const ana = await nextPessoa(test);
    const alvo = await send(aberta, ana, {}, { aparelho: 'um', endereco: 'uma' });
    await weighAndKeep(aberta, alvo);
    await test.client.call('consumidor.excluir', { params: { usuario: ana.usuario }, token: ana.token });
    expect(await test.db.query('select 1 from pista where consumidor_id = $1', [alvo.consumidorId])).toEqual(
      [],
    );
  });

  it("keeps picture keys until the campaign's retention ends; signals stay", async () => {
    const aberta = await open('GUARDA');
    const ana = await nextPessoa(test);
    const uri = await upload(ana, await buildFotoDeNota('foto', 9));
    const { body } = await writeByHand(aberta, ana, { valor: 900, data: '2026-11-20' }, uri);
    const alvo = await toAlvo(body.retorno.documentoFiscalID, {
      dados: [{ sinal: 'VALOR_ALTO', detalhe: {} }],
      endereco: 'uma',
    });
    await weighAndKeep(aberta, alvo);
    const count = async () =>
      (await test.db.query('select 1 from pista where campanha_id = $1', [aberta.campanhaId])).length;
    expect(await count()).toBe(5);
    test.clock.set('2027-11-21T15:00:00Z');
    await test.app.runJob('documentoFiscal.esquecer');
    await test.app.runJob('evidencia.esquecer');
    expect(await count()).toBe(4);
    test.clock.set('2040-11-21T15:00:00Z');
    await test.app.runJob('documentoFiscal.esquecer');
    expect(await count()).toBe(0);
    expect(await evidencias.list([alvo])).toHaveLength(1);
    const prints = await test.db.query('select 1 from imagem_impressao where nome_arquivo = $1', [
      alvo.uriImagem,
    ]);
    expect(prints).toEqual([]);
  });
});
