import { randomUUID } from 'node:crypto';
import type { CallId } from '@trevo/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';
const tokenUnico = { tipo: 'token', id: null, nome: 'Token único' };

describe('authors of operators’ acts', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let rita: OperadorDeTeste;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let pessoa: Pessoa;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    campanha = await openCampanha(test, 'AUTORES', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1_000, acumulaResto: false };
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.vouchers = {
        provedores: [{ id: 'cinema', nome: 'Cine Vésper' }],
        itens: [
          {
            id: 'ingresso',
            provedor: 'cinema',
            nome: 'Ingresso',
            moeda: 'pontos',
            valor: 30,
            codigos: 'importados',
            validadeDias: 60,
          },
        ],
      };
    });
    raiz = await painel.createDaInstalacao();
    rita = await painel.create(raiz, 'administrador');
    pessoa = await nextPessoa(test);
  });
  afterAll(() => test.close());

  const toAtor = ({ operadorID, nome }: OperadorDeTeste) => ({ tipo: 'operador', id: operadorID, nome });
  /** Makes a call as an operator; fails unless it is accepted. */
  async function act<Id extends CallId>(
    id: Id,
    input: Parameters<typeof painel.call<Id>>[1],
    por: OperadorDeTeste = rita,
  ) {
    const answer = await painel.call(id, { ...input, cookie: por.cookie, promotora });
    expect([id, answer.status < 300, answer.body.mensagem]).toEqual([id, true, answer.body.mensagem]);
    return answer.body.retorno;
  }
  async function send(body: Parameters<typeof campanha.send>[1] = { valorCentavos: 5_000 }) {
    const { documentoFiscalID, cabecalho } = (await campanha.send(pessoa, body)).body.retorno;
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [documentoFiscalID],
    )) as [{ consumidor_id: string }];
    return { ...campanha.params, consumidorID, documentoFiscalID, chaveAcesso: cabecalho.chaveAcesso! };
  }
  const readFicha = async (chaveAcesso: string) =>
    (await act('operador.procurarDocumento', { params: campanha.params, query: { chaveAcesso } }))[0]!;
  const listAtores = async (chaveAcesso: string) =>
    (await readFicha(chaveAcesso)).apuracao.historico.map(({ status, ator }) => [status, ator]);

  it('names the operator of each verdict, correction and note in the file of a receipt', async () => {
    const params = await send();
    await act('operador.corrigirDocumento', { params, body: { valorCentavos: 3_000 } });
    await act('operador.apurarDocumento', { params, body: { status: 'INVALIDO' } }, raiz);
    await act('operador.apurarDocumento', { params, body: { status: 'VALIDO' } });
    const ficha = await act('operador.anotarDocumento', { params, body: { texto: 'Liguei.' } }, raiz);
    expect(ficha.anotacoes).toEqual([expect.objectContaining({ texto: 'Liguei.', ator: toAtor(raiz) })]);
    expect(await listAtores(params.chaveAcesso)).toEqual([
      ['PENDENTE', null],
      ['VALIDO', null],
      ['VALIDO', toAtor(rita)],
      ['INVALIDO', toAtor(raiz)],
      ['VALIDO', toAtor(rita)],
    ]);
  });

  it('names the approver of a verdict above the ceiling and of its reason, and the author of a bulk verdict', async () => {
    const [um, dois] = [await send({}), await send({})];
    const noemi = await painel.create(raiz, 'operador');
    const propostaID = randomUUID();
    const proposta = {
      propostaID,
      ato: 'operador.apurarDocumento',
      alvo: { ...campanha.params, consumidorID: um.consumidorID, documentoFiscalID: um.documentoFiscalID },
      corpo: { status: 'VALIDO', valorCentavos: 2_000_000 },
      motivo: 'Confirmado com a loja por telefone.',
    };
    await act('operador.propor', { body: proposta as never }, noemi);
    const { visto } = await act('operador.proposta', { params: { propostaID } });
    await act('operador.aprovarProposta', { params: { propostaID }, body: { visto } });
    await act('operador.apurarDocumentos', {
      params: campanha.params,
      body: { decisoes: [{ chaveAcesso: dois.chaveAcesso, status: 'INVALIDO' }] },
    });
    expect((await listAtores(um.chaveAcesso)).at(-1)).toEqual(['VALIDO', toAtor(rita)]);
    expect((await readFicha(um.chaveAcesso)).anotacoes).toMatchObject([{ ator: toAtor(rita) }]);
    expect((await listAtores(dois.chaveAcesso)).at(-1)).toEqual(['INVALIDO', toAtor(rita)]);
  });

  it('names the static token for records of before, and no person for verdicts of the rules', async () => {
    const params = await send();
    await campanha.judge(params.documentoFiscalID, { status: 'INVALIDO' });
    await act('operador.anotarDocumento', { params, body: { texto: 'De antes.' } });
    await test.db.query('update documento_fiscal_historico set ator = null where documento_fiscal_id = $1', [
      params.documentoFiscalID,
    ]);
    await test.db.query('update documento_anotacao set ator = null where documento_fiscal_id = $1', [
      params.documentoFiscalID,
    ]);
    expect(await listAtores(params.chaveAcesso)).toEqual([
      ['PENDENTE', null],
      ['VALIDO', null],
      ['INVALIDO', tokenUnico],
    ]);
    expect((await readFicha(params.chaveAcesso)).anotacoes).toMatchObject([{ ator: tokenUnico }]);
  });

  it('shows the name that the author had at the time of the act, after the operator was renamed or deleted', async () => {
    const params = await send();
    const noemi = await painel.create(raiz, 'operador');
    await act('operador.apurarDocumento', { params, body: { status: 'INVALIDO' } }, noemi);
    await test.db.query(`update operador set nome = 'Outra' where operador_id = $1`, [noemi.operadorID]);
    expect((await listAtores(params.chaveAcesso)).at(-1)).toEqual(['INVALIDO', toAtor(noemi)]);
    await test.db.query('delete from operador_papel where operador_id = $1', [noemi.operadorID]);
    await test.db.query('delete from operador where operador_id = $1', [noemi.operadorID]);
    expect((await listAtores(params.chaveAcesso)).at(-1)).toEqual(['INVALIDO', toAtor(noemi)]);
  });

  it('never shows an author to the consumer', async () => {
    const params = await send();
    await act('operador.apurarDocumento', { params, body: { status: 'INVALIDO' } });
    const { token, usuario } = pessoa;
    const shown = await Promise.all([
      test.client.call('documentoFiscal.pendentes.listar', {
        params: { ...campanha.params, user: usuario, perPage: 100, page: 1 } as never,
        token,
        host: campanha.host,
      }),
      test.client.call('documentoFiscal.listar', {
        params: { perPage: 100, page: 1 } as never,
        query: { usuario } as never,
        token,
        host: campanha.host,
      }),
    ]);
    expect(shown.map(({ body }) => JSON.stringify(body)).join()).toContain(params.documentoFiscalID);
    expect(shown.map(({ body }) => JSON.stringify(body)).join()).not.toContain(rita.nome);
  });

  it('names a credential and the static token', async () => {
    const { segredo, ...credencial } = await act('operador.criarCredencial', {
      body: { nome: 'Envio de vendas', escopos: ['documentos:julgar'] },
    });
    const params = await send();
    await test.client.call('operador.apurarDocumento', {
      params,
      body: { status: 'INVALIDO' },
      token: segredo,
      host: campanha.host,
    });
    await test.client.call('operador.apurarDocumento', {
      params,
      body: { status: 'VALIDO' },
      token: operatorToken,
      host: campanha.host,
    });
    expect((await listAtores(params.chaveAcesso)).slice(-2)).toEqual([
      ['INVALIDO', { tipo: 'credencial', id: credencial.credencialID, nome: 'Envio de vendas' }],
      ['VALIDO', tokenUnico],
    ]);
  });

  /** Records that acts leave without being a history: table, call and its parts. */
  const registros: readonly [tabela: string, id: CallId, body: object][] = [
    ['cpf_restrito', 'operador.importarCpfsRestritos', { restricoes: [{ cpf: '52998224725' }] }],
    ['primeiro_acesso', 'operador.importarPrimeirosAcessos', { cpfs: ['52998224725'] }],
    ['codigo_cupom', 'operador.importarCodigos', { lote: 'A1', codigos: ['AUTOR001'] }],
    ['voucher_codigo', 'operador.importarVouchers', { voucherId: 'ingresso', codigos: ['CINE-1'] }],
    ['notificacao_geral', 'operador.enviarNotificacao', { titulo: 'Oi', mensagem: 'É no sábado.' }],
  ];
  it.each(registros)('names the author in %s', async (tabela, id, body) => {
    await act(id, { params: campanha.params, body: body as never });
    const rows = await test.db.query(`select distinct ator from ${tabela}`);
    expect(rows).toEqual([{ ator: toAtor(rita) }]);
  });

  it('names the author of a publication, a sales file, a provider and a switched page', async () => {
    const [{ texto }] = (await test.db.query<{ texto: string }>(
      `select arquivo::text as texto from campanha where identificacao = 'AUTORES'`,
    )) as [{ texto: string }];
    await act('operador.publicarCampanha', {
      body: { nomeArquivo: 'x.campanha.json', texto: texto.replace('Ingresso', 'Entrada'), ...motivo },
    });
    const publicacoes = await test.db.query<{ ator: object }>(
      `select p.ator from campanha_publicacao p join campanha c on c.campanha_id = p.campanha_id
       where c.identificacao = 'AUTORES' order by p.publicada_em`,
    );
    expect(publicacoes.map(({ ator }) => ator)).toEqual([tokenUnico, toAtor(rita)]);
    const propostaID = randomUUID();
    const troca = {
      propostaID,
      ato: 'operador.definirProvedor',
      alvo: { promotora },
      corpo: { servico: 'picpay', url: 'https://picpay.example', token: 'segredo' },
      motivo: 'A conta mudou de banco.',
    };
    await act('operador.propor', { body: troca as never }, raiz);
    const { visto } = await act('operador.proposta', { params: { propostaID } });
    await act('operador.aprovarProposta', { params: { propostaID }, body: { visto } });
    const [pic] = (await act('operador.provedores', { params: { promotora } })).filter(
      ({ servico }) => servico === 'picpay',
    );
    expect(pic).toMatchObject({ origem: 'promotora', ator: toAtor(rita) });
    const paginas = await act(
      'operador.ligarConsulta',
      { params: { uf: 'MS' }, body: { ligada: false, motivo: 'Fora do ar' } },
      raiz,
    );
    expect(paginas.find(({ uf }) => uf === 'MS')).toMatchObject({
      desligadaPor: 'operador',
      ator: toAtor(raiz),
    });
  });
});

const motivo = { confirmacao: { motivo: 'Nome corrigido a pedido do parceiro.' } };
