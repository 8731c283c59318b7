import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp } from '../test-app.ts';
import { importVendas } from '../venda/import-vendas.ts';
import { buildFotoDeNota } from '../documento-fiscal/foto-de-nota.ts';

const noon = '2026-11-21T15:00:00Z';
function build(chaveAcesso: string, change: any = {}): any {
  const parsed = parseChaveAcesso(chaveAcesso, '2026-11');
  return { situacao: 'acreditada', campos: [], chaveAcesso, emitente: parsed.ok ? parsed.chave.emitente : '', emitidoEm: '2026-11-20T10:31', valorCentavos: 12_000,
    itens: [{ gtin: '7891000315507', codigo: null, descricao: 'CAFE TORRADO 500G', milesimos: 2_000, unidade: 'UN', centavos: 12_000 }],
    checagens: [{ nome: 'itensTotal', passou: true }], ...change };
}
const say = (...all: unknown[]) => process.stderr.write('>>> ' + all.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n');

describe('review', () => {
  let test: any; let resposta: () => any; let lidas = 0; let jpeg: string;
  const leitorFoto = { ler: () => { lidas++; return Promise.resolve().then(resposta); }, close: () => undefined };
  beforeAll(async () => { test = await startTestApp('embedded', noon, { leitorFoto }); await test.publish(); jpeg = (await buildFotoDeNota('foto', 1)).toString('base64'); });
  beforeEach(() => { test.clock.set(noon); lidas = 0; });
  afterAll(() => test.close());
  const open = (id: string, change: any = () => undefined, regra: any = {}) => openCampanha(test, id, (a: any) => {
    a.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false }; a.sorteios = [];
    a.documentos.valor = [{ fonte: 'codigo' }, { fonte: 'foto', centavosMaximo: 50_000, conferePorCento: 0, ...regra }, { fonte: 'declaracao', centavosMaximo: 30_000, conferePorCento: 0 }, { fonte: 'operador' }];
    change(a);
  });
  const upload = async (p: any) => (await test.client.call('upload.imagemDocumento', { body: { imagemBase64: jpeg }, token: p.token })).body.retorno.uriImagem;
  const insert = (p: any, c: any, uriImagem: any, more: any = {}, headers: any = {}) => test.client.call('documentoFiscal.inserirNaoFiscal', {
    body: { campanha: c.params, usuario: p.usuario, tipo: 'NaoFiscal', dadosNaoFiscal: {}, uriImagem, ...more }, token: p.token, host: c.host, headers });
  const look = async (p: any, { host }: any, id: string) => (await test.client.call('produto.compra', { params: { documentoFiscalID: id }, token: p.token, host })).body.retorno;
  const contest = (p: any, { host }: any, id: string) => test.client.call('documentoFiscal.contestar', { params: { documentoFiscalID: id }, body: { mensagem: 'x' }, token: p.token, host });
  const readAll = () => test.app.runJob('documentoFiscal.lerFotos');
  const apurar = () => test.app.runJob('documentoFiscal.apurar');
  const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms).toISOString());
  const short = (x: any) => { x.campanha.dataInicial = '2026-11-20'; x.campanha.dataFinalCompras = '2026-11-23'; x.campanha.dataFinalCadastros = '2026-11-23'; x.campanha.dataFinal = '2026-11-29'; x.documentos.esperaOfflineHoras = 12; };


  const cols = 'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item';
  const acel = (por: any, valor: any, gtin: boolean) => (a: any) => {
      a.ganho = { ...por, produtos: { listas: [{ id: 'cafes', nome: 'Cafés', gtins: ['2000000000008'], descricoes: ['cafe torrado'] }],
        regras: [{ tipo: 'multiplica', lista: 'cafes', fator: 3, sobre: 'nota' }], numerosSemConferencia: 1,
        exemplos: [{ itens: [{ gtin: '2000000000008', quantidade: 1, centavos: 10000 }], numeros: por.por === 'valor' ? 6 : 3 }] } };
      a.documentos.valor = valor;
    };
  const run = async (name: string, change: any, first: string | null, second: string) => {
    const c = await open(name, change).catch((e: any) => { say(name, 'publish', String(e).slice(0, 600)); throw e; });
    const ana = await nextPessoa(test);
    const chave = nextChave();
    const { body } = await c.send(ana, { chaveAcesso: chave });
    say(name, 'sent', body.retorno.apuracao.status, body.retorno.apuracao.motivo?.codigo ?? '');
    if (first) { await importVendas(test, c, ['chave;valor', chave + first]); await apurar(); }
    say(name, 'before items', (await look(ana, c, body.retorno.documentoFiscalID)).apuracao.status, (await c.listNumeros(ana)).length);
    await importVendas(test, c, [cols, chave + second]);
    for (let i = 0; i < 3; i++) {
      await test.app.runJob('documentoFiscal.rever');
      say(name, 'rever', i, 'left', (await test.db.query('select rever_em from documento_a_rever')).length, 'numbers', (await c.listNumeros(ana)).length);
      later(301_000);
    }
    const n = await look(ana, c, body.retorno.documentoFiscalID);
    say(name, 'end', n.apuracao.status, n.apuracao.motivo?.codigo ?? '', n.itens);
  };
  const vendas = [{ fonte: 'codigo' }, { fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }];
  it('T4', () => run('RV_FRACO', acel({ por: 'valor', centavosPorNumero: 5000, acumulaResto: false }, vendas, true), ';100,00', ';100,00;;1;CAFE TORRADO 500G;1;UN;100,00'));
  it('T11', () => run('RV_DOCACEL', acel({ por: 'documento', numeros: 1 }, vendas, true), null, ';100,00;2000000000008;1;X;1;UN;100,00'));
  it('T11b', () => run('RV_DOCACEL2', acel({ por: 'documento', numeros: 1 }, [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'codigo' }, { fonte: 'operador' }], true), null, ';100,00;2000000000008;1;X;1;UN;100,00'));
  it('T11c', () => run('RV_VALACEL', acel({ por: 'valor', centavosPorNumero: 5000, acumulaResto: false }, vendas, true), ';100,00', ';100,00;2000000000008;1;X;1;UN;100,00'));
  it('T12 foto items beside codigo', async () => {
    const c = await open('RV_FOTOITENS', acel({ por: 'documento', numeros: 1 }, [{ fonte: 'codigo' }, { fonte: 'foto', centavosMaximo: 50_000, conferePorCento: 0 }, { fonte: 'operador' }], true));
    const ana = await nextPessoa(test); const chave = nextChave();
    resposta = () => build(chave, { itens: [{ gtin: '2000000000008', codigo: null, descricao: 'CAFE', milesimos: 1000, unidade: 'UN', centavos: 12_000 }] });
    const { body } = await insert(ana, c, await upload(ana)); await readAll(); await apurar(); await test.app.runJob('documentoFiscal.rever');
    const n = await look(ana, c, body.retorno.documentoFiscalID);
    say('T12', n.apuracao.status, n.comprovacao, 'numbers', (await c.listNumeros(ana)).length);
  });
  it('T13 declared other photo keeps reading', async () => {
    const c = await open('RV_OUTRAFOTO'); const ana = await nextPessoa(test);
    resposta = () => build('', { situacao: 'conferir', chaveAcesso: '' });
    const { body } = await insert(ana, c, await upload(ana)); await readAll();
    const id = body.retorno.documentoFiscalID;
    const outra = await upload(ana);
    const d = await test.client.call('documentoFiscal.declarar', { params: { documentoFiscalID: id }, body: { valorCentavos: 12_000, uriImagem: outra }, token: ana.token, host: c.host });
    later(2 * 86_400_000);
    await test.app.runJob('documentoFiscal.esquecer');
    say('T13', d.status, await test.db.query('select d.uri_imagem, l.nome_arquivo from documento_fiscal d join leitura_foto l using (consumidor_id, documento_fiscal_id) where d.documento_fiscal_id = $1', [id]));
  });
  it('T14 kept by operator: valid without claim', async () => {
    const c = await open('RV_SEMCLAIM'); const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const chave = nextChave(); resposta = () => build(chave);
    const { body } = await insert(ana, c, await upload(ana));
    const id = body.retorno.documentoFiscalID;
    say('T14 operator before the reader', (await c.judge(id, { status: 'VALIDO', valorCentavos: 12_000 } as any)).status);
    await readAll();
    say('T14 key', (await look(ana, c, id)).cabecalho.chaveAcesso, await test.db.query('select fonte, situacao from documento_fato where documento_fiscal_id = $1', [id]));
    const s = await insert(bia, c, await upload(bia)); await readAll();
    say('T14 bia', (await look(bia, c, s.body.retorno.documentoFiscalID)).apuracao.status, (await c.listNumeros(ana)).length, (await c.listNumeros(bia)).length);
    const t = await insert(ana, c, await upload(ana)); await readAll();
  });
  it('T15 reads a receipt by a lost reading', async () => {
    const c = await open('RV_DIA', (a: any) => { a.campanha.dataInicial = '2026-11-08'; });
    const ana = await nextPessoa(test); const chave = nextChave();
    resposta = () => build(chave, { emitidoEm: '2026-11-03T10:31' });
    const { body } = await insert(ana, c, await upload(ana)); await readAll();
    say('T15 misread day', (await look(ana, c, body.retorno.documentoFiscalID)).apuracao);
  });
});
