import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@trevo/contract/calls';
import type { CallId } from '@trevo/contract/paths';
import { SignJWT } from 'jose';
import { declaresCode } from '../http-client.ts';
import { toCallInput } from './call-inputs.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const ids = Object.keys(calls) as CallId[];

describe('access control of calls', () => {
  let test: TestApp;
  let ana: Pessoa;
  let bia: Pessoa;
  const campanha = { ano: 2026, identificacao: 'TREVO' };

  beforeAll(async () => {
    test = await startTestApp(undefined, { trustProxy: 1 });
    await test.publish();
    [ana, bia] = [await registerPessoa(test, 1), await registerPessoa(test, 2)];
  });
  afterAll(() => test.close());

  const attempt = (
    id: CallId,
    token: string | undefined,
    host = 'localhost',
    headers: Record<string, string> = {},
  ) => {
    const { params, query, body } = toCallInput(id, ana.usuario);
    return test.client.call(id, {
      params,
      query: query as never,
      body: body as never,
      token,
      host,
      headers,
    });
  };
  // All calls together exceed the limit of refused tokens per network.
  const otherNetwork = { 'x-forwarded-for': '198.51.100.7' };
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

    it.each(restricted)(
      'a company session is accepted by %s only where the call is for companies',
      async (id) => {
        const { status, body } = await attempt(id, lia.token);
        const isRefused = status === 403 && body.codigo === 'sessao.associado';
        expect(isRefused).toBe(!allowed.includes(id));
      },
    );
  });

  it('consumidor.excluir accepts its owner, whose token is invalid afterwards', async () => {
    const lia = await registerPessoa(test, 9);
    const exclude = () =>
      test.client.call(last, {
        params: { ...toCallInput('login.obter', ana.usuario).params, usuario: lia.usuario },
        token: lia.token,
      });
    expect((await exclude()).status).toBe(200);
    expect((await exclude()).status).toBe(401);
  });

  it.each(ids.filter((id) => calls[id].auth === 'operador'))(
    "%s requires the operator's token, not a consumer's",
    async (id) => {
      for (const token of [undefined, ana.token, 'operator-token-of-the-tests-only-33']) {
        const answer = await attempt(id, token, 'localhost', otherNetwork);
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
      const { params, query = {}, body } = toCallInput(id, ana.usuario);
      const changes = [
        { query: { ...query, desconhecido: 'x' }, body },
        ...listWithUnknown(body).map((changed) => ({ query, body: changed })),
      ];
      for (const { query: asked, body: sent } of changes) {
        const answer = await test.client.call(id, {
          params,
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
      params: toCallInput('login.obter', ana.usuario).params,
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
