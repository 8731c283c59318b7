import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@trevo/contract/calls';
import type { CallParts } from '@trevo/contract/call';
import type { CallId } from '@trevo/contract/paths';
import * as v from 'valibot';
import { SignJWT } from 'jose';
import { declaresCode } from '../http-client.ts';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const ids = Object.keys(calls) as CallId[];

/** Throws for a call without example values, which would be refused as invalid for every caller and prove nothing. */
function requireFilled(id: CallId, parts: Record<'params' | 'query' | 'body', unknown>): void {
  const told = { params: 'paramsOf', query: 'queriesOf', body: 'bodiesOf' } as const;
  const call: CallParts = calls[id];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const { issues } = v.safeParse(schema, parts[part] ?? (part === 'query' ? {} : undefined));
    if (!issues) continue;
    const wrong = issues.map((issue) => `${v.getDotPath(issue) ?? part} (${issue.message})`).join(', ');
    throw new Error(`${id}: tell ${told[part]} in this file how to fill ${wrong}`);
  }
}

describe('access control of calls', () => {
  let test: TestApp;
  let ana: Pessoa;
  let bia: Pessoa;
  const campanha = { ano: 2026, identificacao: 'TREVO' };

  beforeAll(async () => {
    test = await startTestApp('postgres');
    await test.publish();
    [ana, bia] = [await registerPessoa(test, 1), await registerPessoa(test, 2)];
  });
  afterAll(() => test.close());

  /** Values for every path parameter, naming Ana wherever a person is named. */
  const paramsOf = () => ({
    ...campanha,
    user: ana.usuario,
    usuario: ana.usuario,
    profile: ana.usuario,
    cpf: ana.usuario,
    telefone: ana.usuario,
    totalPorPagina: 10,
    paginaAtual: 1,
    cep: '01001000',
    idEstado: '35',
    uf: 'SP',
    porPagina: 10,
    pagina: 1,
    perPage: 10,
    provider: 'cinema',
    limit: 100,
    page: 1,
    chaveAcesso: toChave(1),
    nomeTexto: 'regulamento',
    anoCampanha: campanha.ano,
    identificacaoCampanha: campanha.identificacao,
    numeroAleatorio: 'ABCD1234',
    date: '2026-12-05',
    id: '01890000-0000-7000-8000-000000000000',
    lancamentoID: '01890000-0000-7000-8000-000000000000',
    consumidorID: '01890000-0000-7000-8000-000000000000',
    documentoFiscalID: '01890000-0000-7000-8000-000000000000',
    raspadinhaID: '01890000-0000-7000-8000-000000000000',
    codigoIndicacao: 'ABCDEF0123',
    indicadoID: '01890000-0000-7000-8000-000000000000',
    orderId: '01890000-0000-7000-8000-000000000000',
    itemPosition: 1,
    situacao: 'PENDENTE',
    promotora: 'quatrofolhas',
    servico: 'sms',
  });
  /** Bodies that are valid except for the person: they name Ana. */
  const bodiesOf = (): Partial<Record<CallId, object>> => ({
    'login.enviarNotificacaoToken': { usuario: ana.usuario },
    'login.verificarCodigo': { usuario: ana.usuario, codigo: '123456' },
    'login.confirmarEmail': { tokenVerificacao: 'a1'.repeat(32) },
    'login.trocarSenha': { senhaAtual: 'Errada123', novaSenha: 'Outra1234', confirmacao: 'Outra1234' },
    'login.iniciarPasskey': { senhaAtual: 'Errada123' },
    'login.criarPasskey': {
      credencial: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    },
    'consumidor.salvar': { telefone: ana.usuario, aceitaNotificacao: true },
    'consumidor.verificarTelefoneContato': { telefoneContato: '11966660000' },
    'consumidor.alterarNotificacao': { telefone: ana.usuario, aceitaNotificacao: true },
    'consumidor.alterarAceites': { usuario: ana.usuario, aceites: [] },
    'consumidor.alterarConsentimento': { nomeTermo: 'aceitaNotificacao', aceito: true },
    'meusDados.pedir': { senhaAtual: 'Errada123' },
    'operador.ligarConsulta': { ligada: true, motivo: 'Voltou' },
    'operador.definirProvedor': { servico: 'picpay', url: 'https://picpay.example', token: 'segredo' },
    'notificacao.dispositivos': {
      id: 'd1',
      usuario: ana.usuario,
      identificacao: { servico: 'onesignal', id: 'x' },
    },
    'upload.fotoPerfil': { fotoBase64: 'AAAA' },
    'cupom.dinamicaCupom': { telefone: ana.usuario, dinamicaCupom: [] },
    'operador.importarCpfsRestritos': { restricoes: [] },
    'operador.importarPrimeirosAcessos': { cpfs: [] },
    'operador.importarAssociados': { associados: [{ cnpj: '11222333000181', email: 'loja@lojas.example' }] },
    'documentoFiscal.pendentes.enviar': { chaveAcesso: toChave(1) },
    'documentoFiscal.inserirNaoFiscal': {
      campanha,
      uf: 'SP',
      usuario: ana.usuario,
      tipo: 'NaoFiscal',
      dadosNaoFiscal: {},
    },
    'documentoFiscal.contestar': {},
    'documentoFiscal.declarar': { valorCentavos: 100, uriImagem: 'nenhuma.jpg' },
    'documentoFiscal.ler': { leitura: 'nenhuma' },
    'operador.corrigirDocumento': { valorCentavos: 100 },
    'operador.anotarDocumento': { texto: 'Liguei para a loja.' },
    'operador.apurarDocumentos': { decisoes: [{ chaveAcesso: toChave(1), status: 'INVALIDO' }] },
    'upload.imagemDocumento': { imagemBase64: 'AAAA' },
    'cupom.listarPorCampanha': { filtro: { consumidor: ana.usuario } },
    'operador.importarCodigos': { lote: 'A1', codigos: ['ABCD1234'] },
    'operador.registrarPremiados': {
      data: '2026-12-05',
      premiados: [{ serie: '00', numero: '00000', premio: 'Cesta' }],
    },
    'operador.publicarCampanha': { nomeArquivo: 'x.yaml', texto: 'x' },
    'operador.apurarDocumento': { status: 'INVALIDO' },
    'operador.importarVouchers': { voucherId: 'ingresso', codigos: ['CINE-1'] },
    'operador.enviarNotificacao': { titulo: 'Sorteio', mensagem: 'É no sábado.' },
    'notificacao.vistas': { ids: ['01890000-0000-7000-8000-000000000000'] },
    'quiz.obterCedulas': { campanha, usuario: ana.usuario },
    'quiz.responder': { campanha, usuario: ana.usuario, respostas: [] },
    'operador.decidirIndicacao': { decisao: 'APROVAR' },
    'operador.entregarPremio': { entreguePor: 'Loja Centro' },
    'operador.moverPedido': { situacao: 'APROVADO' },
    'produto.listarComCorpo': {},
    'produto.listarFiltroConfiguracao': { campanha },
    'produto.listarFiltrados': { campanha },
    'cashback.pedido': { produtos: [{ codigo: 'nenhum', quantidade: 1, valor: 1 }] },
    'cashback.alterarObservacaoItem': { observacao: '' },
  });
  const queriesOf = (): Partial<Record<CallId, object>> => ({
    'operador.procurarDocumento': { chaveAcesso: toChave(1) },
    'operador.procurarPremio': { codigo: '4444 5555 6661' },
    'operador.procurarNumero': { data: '2026-12-05', serie: '00', numero: '00000' },
    'externo.geocodificacao': { endereco: 'Recife' },
    'associado.maisProximos': { latitude: '-23.55', longitude: '-46.633' },
    'comper.integrarDocumentoFiscal': {
      ecommerce: 'S',
      nroDoc: '1',
      dataCompra: '2026-11-20',
      cpfConsumidor: ana.usuario,
    },
    'comper.integrarDocumentoFiscalAlternativa': {
      ecommerce: 'S',
      nroDoc: '1',
      dataCompra: '2026-11-20',
      cpfConsumidor: ana.usuario,
    },
    'raspadinhaAlternativa.listar': { usuario: ana.usuario },
    'documentoFiscal.listar': { usuario: ana.usuario },
    'documentoFiscal.listarPorTipo': { usuario: ana.usuario },
  });
  const attempt = (id: CallId, token: string | undefined, host = 'localhost') => {
    const parts = { params: paramsOf(), query: queriesOf()[id], body: bodiesOf()[id] };
    // Path parameters are text.
    const params = Object.fromEntries(
      Object.entries(parts.params).map(([hole, value]) => [hole, String(value)]),
    );
    requireFilled(id, { ...parts, params });
    return test.client.call(id, {
      params: parts.params,
      query: parts.query as never,
      body: parts.body as never,
      token,
      host,
    });
  };
  const forged = (secret: string, seconds: number) =>
    new SignJWT({ promotora: 'quatrofolhas', usuario: ana.usuario, tipo: 'consumidor', versao: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('01890000-0000-7000-8000-000000000000')
      .setIssuedAt(1)
      .setExpirationTime(Math.floor(test.clock.now().getTime() / 1000) + seconds)
      .sign(new TextEncoder().encode(secret));

  const restricted = ids.filter((id) => calls[id].auth === 'consumidor');
  const namedInBody: readonly CallId[] = [
    'documentoFiscal.inserirNaoFiscal',
    'cupom.listarPorCampanha',
    'raspadinhaAlternativa.listar',
    'documentoFiscal.listar',
    'consumidor.salvar',
    'consumidor.alterarNotificacao',
    'consumidor.alterarAceites',
    'notificacao.dispositivos',
    'cupom.dinamicaCupom',
    'quiz.obterCedulas',
    'quiz.responder',
  ];
  const named = restricted.filter(
    (id) => /\{(user|usuario|profile|cpf|telefone)\}/.test(calls[id].path) || namedInBody.includes(id),
  );
  /** Calls that treat another consumer's number as an unregistered one. */
  const silent: Partial<Record<CallId, string>> = {
    'cupom.consumidor': 'cupom.consumidorNaoEncontrado',
    'cupom.listarConsumidorCpf': 'cupom.cpfNaoCadastrado',
  };
  /** Deletes the account, so its owner calls it last. */
  const last = 'consumidor.excluir';

  it.each(restricted)('%s requires a token', async (id) => {
    const answer = await attempt(id, undefined);
    expect([answer.status, answer.body.codigo]).toEqual([401, 'sessao.ausente']);
  });

  it.each(restricted)('%s rejects a forged and an expired token', async (id) => {
    for (const token of [
      await forged('another-secret-of-32-characters!!', 3600),
      await forged('x'.repeat(32), -10),
      'not.a.token',
    ]) {
      expect((await attempt(id, token)).body.codigo).toBe('sessao.invalida');
    }
  });

  it.each(ids.filter((id) => calls[id].auth === 'opcional'))(
    '%s rejects a forged token instead of treating it as absent',
    async (id) => {
      const refused = await attempt(id, await forged('another-secret-of-32-characters!!', 3600));
      expect([refused.status, refused.body.codigo]).toEqual([401, 'sessao.invalida']);
    },
  );

  it.each(named)('%s rejects the token of another consumer', async (id) => {
    const answer = await attempt(id, bia.token);
    const codigo = silent[id];
    expect([answer.status, answer.body.codigo]).toEqual(codigo ? [404, codigo] : [403, 'sessao.outraPessoa']);
  });

  it.each(restricted.filter((id) => id !== last))('%s accepts its owner', async (id) => {
    const answer = await attempt(id, ana.token);
    expect(answer.status).not.toBe(401);
    expect(answer.status).not.toBe(403);
  });

  describe('company session', () => {
    const allowed: readonly CallId[] = ['login.obter', 'login.trocarSenha', 'consumidor.obter'];
    let lia: Pessoa;
    beforeAll(async () => {
      await test.publish((arquivo) => configure(arquivo, { 'login.associadoAtivo': true }));
      lia = await registerPessoa(test, 10);
      await test.db.query(`update consumidor set tipo = 'associado' where usuario = $1`, [lia.usuario]);
      const body = { usuario: lia.usuario, senha: lia.senha, tipo: 'associado' as const };
      const { token } = (await test.client.call('login.autenticar', { body })).body.retorno;
      lia = { ...lia, token };
    });

    it.each(restricted)('is accepted by %s only where the call is for companies', async (id) => {
      const { status, body } = await attempt(id, lia.token);
      const isRefused = status === 403 && body.codigo === 'sessao.associado';
      expect(isRefused).toBe(!allowed.includes(id));
    });
  });

  it('consumidor.excluir accepts its owner, whose token is invalid afterwards', async () => {
    const lia = await registerPessoa(test, 9);
    const exclude = () =>
      test.client.call(last, { params: { ...paramsOf(), usuario: lia.usuario }, token: lia.token });
    expect((await exclude()).status).toBe(200);
    expect((await exclude()).status).toBe(401);
  });

  it.each(ids.filter((id) => calls[id].auth === 'operador'))(
    "%s requires the operator's token, not a consumer's",
    async (id) => {
      for (const token of [undefined, ana.token, 'operator-token-of-the-tests-only-33']) {
        const answer = await attempt(id, token);
        expect([answer.status, answer.body.codigo]).toEqual([401, 'operador.naoAutorizado']);
      }
    },
  );

  /** Returns copies of a JSON value, each with an unknown field in another one of its objects. */
  const listWithUnknown = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    const deeper = Object.entries(value).flatMap(([name, inner]) =>
      listWithUnknown(inner).map((changed) =>
        Array.isArray(value)
          ? value.map((item: unknown, at) => (String(at) === name ? changed : item))
          : { ...value, [name]: changed },
      ),
    );
    return Array.isArray(value) ? deeper : [{ ...value, desconhecido: 'x' }, ...deeper];
  };

  it.each(ids.filter((id) => calls[id].auth === 'operador'))(
    "the operator's %s refuses unknown query parameters and body fields",
    async (id) => {
      const [query, body] = [queriesOf()[id] ?? {}, bodiesOf()[id]];
      const changes = [
        { query: { ...query, desconhecido: 'x' }, body },
        ...listWithUnknown(body).map((changed) => ({ query, body: changed })),
      ];
      for (const { query: asked, body: sent } of changes) {
        const answer = await test.client.call(id, {
          params: paramsOf(),
          query: asked as never,
          body: sent as never,
          token: operatorToken,
        });
        expect([answer.status, answer.body.codigo]).toEqual([400, 'requisicao.invalida']);
        expect(answer.body.detalhes).toEqual([
          {
            campo: expect.stringMatching(/(^|\.)desconhecido$/) as string,
            mensagem: expect.stringMatching(/^Este campo não existe aqui/) as string,
          },
        ]);
      }
    },
  );

  it('names the parameter that was probably meant, or lists all of them', async () => {
    const ask = async (query: object) => {
      const { body } = await test.client.call('operador.documentos', {
        params: { ...campanha, perPage: 10 },
        query: query as never,
        token: operatorToken,
      });
      return body.detalhes?.map(({ mensagem }) => mensagem);
    };
    expect(await ask({ valordDe: '100' })).toEqual([
      'Este campo não existe aqui. Você quis dizer "valorDe"?',
    ]);
    expect(await ask({ cpf: ana.usuario })).toEqual([
      'Este campo não existe aqui. Os campos são: depois, status, motivo, fonte, emitente, registroDe, registroAte, compraDe, compraAte, valorDe, valorAte, divergentes.',
    ]);
  });

  it('rejects a token of one promoter on the host of another', async () => {
    await test.publish(undefined, 'sol');
    const answer = await test.client.call('documentoFiscal.listar', {
      params: { perPage: 10, page: 1 },
      token: ana.token,
      host: 'sol.localhost',
    });
    expect(answer.body.codigo).toBe('sessao.invalida');
  });

  it('does not find a receipt of another consumer by any of its data', async () => {
    await attempt('documentoFiscal.pendentes.enviar', ana.token);
    const stolen = await test.client.call('documentoFiscal.pendentes.obter', {
      params: paramsOf(),
      token: bia.token,
    });
    expect([stolen.status, stolen.body.codigo]).toEqual([404, 'documentoFiscal.pendenteNaoEncontrado']);
    expect(stolen.body.mensagem).toBe('Documento fiscal pendente não encontrado com esta chave');
  });

  it('revoked tokens stop working within 30 seconds', async () => {
    const eva = await registerPessoa(test, 3);
    const read = () =>
      test.client.call('login.obter', { params: { usuario: eva.usuario }, token: eva.token });
    expect((await read()).status).toBe(200);
    await test.db.query('update consumidor set token_versao = token_versao + 1 where usuario = $1', [
      eva.usuario,
    ]);
    test.clock.set('2026-11-21T15:00:31Z');
    expect((await read()).body.codigo).toBe('sessao.invalida');
  });

  it.each(ids)('%s rejects fuzzed input with a declared error, never with a 500', async (id) => {
    const { method, path } = calls[id];
    const token = calls[id].auth === 'consumidor' ? ana.token : undefined;
    for (const hole of ['0', '%00', 'x'.repeat(150), "' or 1=1--", '../../etc', '🧾']) {
      const filled = path.replace(/\{\w+\}/g, encodeURIComponent(hole));
      for (const body of method === 'GET'
        ? [undefined]
        : ['{}', '[]', 'null', '{"a":', '{"usuario":{"$gt":""}}']) {
        const answer = await test.client.send(method, filled, {
          ...(body ? { body } : {}),
          headers: {
            host: 'localhost',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        });
        const { codigo } = JSON.parse(answer.text) as { codigo?: string };
        expect(answer.status, `${id} with ${hole} and ${body}`).toBeLessThan(500);
        const isGeneric = codigo?.startsWith('requisicao.');
        const isDeclared = !codigo || isGeneric || declaresCode(id, codigo);
        expect(isDeclared, `${id} declares ${codigo}`).toBe(true);
      }
    }
  });
});
