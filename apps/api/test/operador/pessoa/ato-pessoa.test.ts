import type { CallId } from '@trevo/contract/paths';
import type { Papel } from '@trevo/contract/operador/papeis';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampanha } from '../../campanha/campanha-propria.ts';
import { type Pessoa, registerPessoa } from '../../pessoa.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador-console.ts';

const promotora = 'quatrofolhas';
const motivo = 'A pessoa perdeu o celular.';

describe('acts of support for one person', () => {
  let seed = 7_100;
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  const porPapel = {} as Record<Papel, OperadorDeTeste>;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z', { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    campanha = await openCampanha(test, 'ATOS', (arquivo) => {
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.conta = { ajustePorOperador: 500, devolucaoMinimaDias: 30, estornoGasto: 'abater' };
    });
    const raiz = await painel.createDaInstalacao();
    porPapel.administrador = await painel.createAdministrador();
    porPapel.atendimento = await painel.create(raiz, 'atendimento');
    porPapel.auditor = await painel.create(raiz, 'auditor');
  });
  afterAll(() => test.close());

  async function register() {
    const dados = buildConsumidor(++seed);
    const pessoa = await registerPessoa(test, seed, campanha.host);
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [pessoa.usuario],
    )) as [{ consumidor_id: string }];
    return { dados, pessoa, params: { ...campanha.params, consumidorID } };
  }
  const act = <Id extends CallId>(id: Id, params: object, body: object, papel: Papel = 'atendimento') =>
    painel.call(id, {
      params: params as never,
      body: body as never,
      cookie: porPapel[papel].cookie,
      promotora,
    } as never);
  const readPerfil = (pessoa: Pessoa) =>
    test.client.call('notificacao.listar', {
      params: { ...campanha.params, user: pessoa.usuario },
      token: pessoa.token,
      host: campanha.host,
    });
  const countMensagens = async (assunto: string, consumidorId: string) =>
    (
      await test.db.query<{ total: number }>(
        'select count(*)::int as total from mensagem_enviada where consumidor_id = $1 and assunto = $2',
        [consumidorId, assunto],
      )
    )[0]!.total;
  const ended = async (pessoa: Pessoa) => {
    await test.client.call('consumidor.excluir', {
      params: { usuario: pessoa.usuario },
      token: pessoa.token,
      host: campanha.host,
    });
  };

  it('ends all sessions of a person, also twice at the same moment, by an administrator only', async () => {
    const { pessoa, params } = await register();
    expect((await readPerfil(pessoa)).status).toBe(200);
    const refused = await act('operador.encerrarSessoesPessoa', params, { motivo });
    expect(refused.body.codigo).toBe('operador.semPermissao');
    const answers = await Promise.all(
      [1, 2].map(() => act('operador.encerrarSessoesPessoa', params, { motivo }, 'administrador')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readPerfil(pessoa)).body.codigo).toBe('sessao.invalida');
    const registros = await painel.listRegistros('operador.encerrarSessoesPessoa');
    expect(registros.filter(({ resultado }) => resultado === 'feito')).toEqual(
      Array(2).fill(
        expect.objectContaining({
          motivo,
          alvo: expect.objectContaining({ consumidorID: params.consumidorID }) as object,
        }),
      ),
    );
  });

  it('sends one notice for concurrent repeats, shows it in the app, and names the operator in the history', async () => {
    const { pessoa, params } = await register();
    const aviso = {
      avisoID: randomUUID(),
      titulo: 'Sobre a sua nota',
      mensagem: 'Ela já está na conferência.',
    };
    const answers = await Promise.all([1, 2, 3].map(() => act('operador.avisarPessoa', params, aviso)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { retorno } = (await readPerfil(pessoa)).body;
    expect(retorno).toEqual([
      expect.objectContaining({ tipo: 'CAMPANHA', titulo: aviso.titulo, mensagem: aviso.mensagem }),
    ]);
    expect(JSON.stringify(retorno)).not.toContain(porPapel.atendimento.nome);
    const historico = await painel.call('operador.historicoPessoa', {
      params: { ...params, perPage: 20 },
      query: { area: 'mensagens' } as never,
      cookie: porPapel.atendimento.cookie,
      promotora,
    });
    expect(historico.body.retorno.retorno).toContainEqual(
      expect.objectContaining({
        titulo: aviso.titulo,
        quem: { tipo: 'operador', nome: porPapel.atendimento.nome },
      }),
    );
    expect((await act('operador.avisarPessoa', params, { ...aviso, titulo: '' })).status).toBe(400);
    expect((await act('operador.avisarPessoa', params, aviso, 'auditor')).status).toBe(403);
  });

  it('sends a test to the one person with a CPF or phone, once per id, by an administrator only', async () => {
    const { dados, pessoa } = await register();
    const other = await register();
    const teste = { avisoID: randomUUID(), titulo: 'Sorteio no sábado', mensagem: 'Boa sorte!' };
    const send = (body: object, papel: Papel = 'administrador') =>
      act('operador.testarNotificacao', campanha.params, { ...teste, ...body }, papel);
    const pelaCpf = { pessoa: { cpf: dados.cpf } };
    const answers = await Promise.all([1, 2].map(() => send(pelaCpf)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await readPerfil(pessoa)).body.retorno).toMatchObject([{ titulo: teste.titulo }]);
    expect((await readPerfil(other.pessoa)).body.retorno).toEqual([]);
    const byPhone = { avisoID: randomUUID(), pessoa: { telefone: dados.telefoneContato } };
    expect((await send(byPhone)).status).toBe(201);
    expect((await readPerfil(pessoa)).body.retorno).toHaveLength(2);
    expect((await send({ pessoa: { cpf: '39053344705' } })).body.codigo).toBe('atendimento.nenhumaPessoa');
    for (const none of [{}, { cpf: dados.cpf, telefone: dados.telefoneContato }, { email: dados.email }])
      expect((await send({ pessoa: none })).status).toBe(400);
    for (const papel of ['atendimento', 'auditor'] as const)
      expect((await send(pelaCpf, papel)).body.codigo).toBe('operador.semPermissao');
    const registros = await painel.listRegistros('operador.testarNotificacao');
    expect(registros.filter(({ resultado }) => resultado === 'feito')).toHaveLength(3);
    expect(JSON.stringify(registros)).not.toContain(dados.cpf);
  });

  it('refuses more than sixty tests and notices to single people in an hour', async () => {
    const pessoas = [await register(), await register(), await register(), await register()];
    const { dados } = pessoas[0]!;
    const statuses = new Set<string>();
    for (let at = 0; at < 61; at++) {
      const { params } = pessoas[at % 4]!;
      const aviso = { avisoID: randomUUID(), titulo: 'Oi', mensagem: 'Oi.' };
      const { status, body } =
        at < 60
          ? await act('operador.avisarPessoa', params, aviso, 'administrador')
          : await act(
              'operador.testarNotificacao',
              campanha.params,
              { ...aviso, pessoa: { cpf: dados.cpf } },
              'administrador',
            );
      statuses.add(`${status} ${body.codigo ?? ''}`);
    }
    expect(statuses).toContain('429 requisicao.muitas');
  });

  it('refuses more than twenty notices to one person in a day, of all operators together', async () => {
    test.clock.set(new Date(test.clock.now().getTime() + 3_600_000).toISOString());
    // The sessions of all roles have ended by then.
    for (const one of Object.values(porPapel)) await painel.enter(one);
    const { pessoa, params } = await register();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        act(
          'operador.avisarPessoa',
          params,
          { avisoID: randomUUID(), titulo: 'Oi', mensagem: 'Oi.' },
          at % 2 === 0 ? 'administrador' : 'atendimento',
        ),
      ),
    );
    const refused = answers.filter(({ body }) => body.codigo === 'requisicao.muitas');
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([20, 4]);
    expect((await readPerfil(pessoa)).body.retorno).toHaveLength(20);
  });

  it('sends a link again to the own address only, masked in the answer, and waits before the next one', async () => {
    const { dados, params } = await register();
    const first = await act('operador.reenviarMensagem', params, { mensagem: 'linkSenha' });
    expect(first.body.retorno).toMatchObject({
      enviado: true,
      destino: `${dados.email.slice(0, 1)}***${dados.email.slice(dados.email.indexOf('@'))}`,
    });
    const second = await act('operador.reenviarMensagem', params, { mensagem: 'linkSenha' });
    expect(second.body.retorno.enviado).toBe(false);
    expect(await countMensagens('linkSenha', params.consumidorID)).toBe(1);
    const confirmed = await act('operador.reenviarMensagem', params, { mensagem: 'confirmacaoEmail' });
    expect(confirmed.body.retorno.enviado).toBe(true);
    const [mail] = await test.db.query<{ texto: string }>(
      `select texto from mensagem_local where destinatario = $1 and assunto like 'Crie outra senha%'`,
      [dados.email],
    );
    expect(mail!.texto).toContain(`http://${campanha.host}`);
    expect(JSON.stringify(first.body)).not.toContain('token');
  });

  it('gives addresses of the copy of the data, which read it at the host of the campaign', async () => {
    const { dados, params } = await register();
    const { body } = await act('operador.pedirDadosPessoa', params, { motivo });
    const { pathname, search } = new URL(body.retorno.arquivo);
    const file = await test.client.send('GET', pathname + search, { headers: { host: campanha.host } });
    expect((JSON.parse(file.text) as { cadastro: { cpf: string } }).cadastro.cpf).toBe(dados.cpf);
    const page = new URL(body.retorno.leitura);
    const html = await test.client.send('GET', page.pathname + page.search, {
      headers: { host: campanha.host },
    });
    expect(html.text).toContain('Mensagens por e-mail, SMS e WhatsApp');
    await test.db.query('update operador_sessao set elevada_em = $1', [
      new Date(test.clock.now().getTime() - 6 * 60_000),
    ]);
    const unverified = await act('operador.pedirDadosPessoa', params, { motivo });
    expect(unverified.body.codigo).toBe('operador.confirmeQuemE');
    await test.db.query('update operador_sessao set elevada_em = $1', [test.clock.now()]);
  });

  it('adjusts points once for concurrent repeats, keeps the books, and names author and reason in the history', async () => {
    const { pessoa, params } = await register();
    const ajuste = { ajusteID: randomUUID(), moeda: 'pontos', valor: 150, motivo };
    const answers = await Promise.all(
      [1, 2, 3].map(() => act('operador.ajustarConta', params, ajuste, 'administrador')),
    );
    expect(answers.map(({ body }) => body.retorno)).toEqual(Array(3).fill({ disponivel: 150, aLiberar: 0 }));
    const other = await act('operador.ajustarConta', params, { ...ajuste, valor: 151 }, 'administrador');
    expect(other.body.codigo).toBe('atendimento.ajusteRepetido');
    const take = { ...ajuste, ajusteID: randomUUID(), valor: -200 };
    const tooMuch = await act('operador.ajustarConta', params, take, 'administrador');
    expect(tooMuch.body.codigo).toBe('conta.saldoInsuficiente');
    const taken = await act('operador.ajustarConta', params, { ...take, valor: -50 }, 'administrador');
    expect(taken.body.retorno.disponivel).toBe(100);
    const extrato = await test.client.call('contaCorrente.lancamentos', {
      params: { ...campanha.params, cpf: pessoa.usuario, perPage: 10, page: 1 },
      token: pessoa.token,
      host: campanha.host,
    });
    expect(extrato.body.retorno.retorno).toEqual([
      expect.objectContaining({
        origem: 'ajuste',
        descricao: 'Ajuste da campanha',
        tipo: 'DEBITO',
        valor: 50,
      }),
      expect.objectContaining({
        origem: 'ajuste',
        descricao: 'Ajuste da campanha',
        tipo: 'CREDITO',
        valor: 150,
      }),
    ]);
    const historico = await painel.call('operador.historicoPessoa', {
      params: { ...params, perPage: 20 },
      query: { area: 'notas' } as never,
      cookie: porPapel.administrador.cookie,
      promotora,
    });
    expect(historico.body.retorno.retorno[0]).toMatchObject({
      titulo: 'Saíram 50 pontos',
      detalhe: expect.stringContaining(motivo) as string,
      quem: { tipo: 'operador', nome: porPapel.administrador.nome },
    });
    expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
  });

  it('adjusts above the limit of the campaign only after a second administrator approved', async () => {
    const { params } = await register();
    const ajuste = { ajusteID: randomUUID(), moeda: 'pontos', valor: 501, motivo };
    const alone = await act('operador.ajustarConta', params, ajuste, 'administrador');
    expect([alone.status, alone.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
    expect((await act('operador.ajustarConta', params, ajuste, 'auditor')).body.codigo).toBe(
      'operador.semPermissao',
    );
    const semMoeda = { ...ajuste, moeda: 'cashback', valor: 10 };
    expect((await act('operador.ajustarConta', params, semMoeda, 'administrador')).body.codigo).toBe(
      'atendimento.moedaFora',
    );
    expect(
      (await act('operador.ajustarConta', params, { ...ajuste, valor: 0 }, 'administrador')).status,
    ).toBe(400);
    const propostaID = randomUUID();
    const proposta = { propostaID, ato: 'operador.ajustarConta', alvo: params, corpo: ajuste, motivo };
    const proposed = await act('operador.propor', {}, proposta, 'administrador');
    expect(proposed.body.retorno.conteudo[0]!.frases[0]).toBe(
      'O saldo para usar vai de 0 pontos para 501 pontos.',
    );
    const outra = await painel.createAdministrador();
    const read = { params: { propostaID }, cookie: outra.cookie, promotora };
    const { visto } = (await painel.call('operador.proposta', read)).body.retorno;
    const approved = await painel.call('operador.aprovarProposta', { ...read, body: { visto } as never });
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    const [row] = await test.db.query<{ valor: number; ator: { nome: string } }>(
      'select valor, ator from conta_ajuste where ajuste_id = $1',
      [ajuste.ajusteID],
    );
    expect(row).toMatchObject({ valor: 501, ator: { nome: outra.nome } });
  });

  it('lets support propose any adjustment, which an administrator decides, and read only its own proposals', async () => {
    const { params } = await register();
    const ajuste = { ajusteID: randomUUID(), moeda: 'pontos', valor: 20, motivo };
    const direct = await act('operador.ajustarConta', params, ajuste);
    expect([direct.status, direct.body.codigo, direct.body.detalhes]).toEqual([
      409,
      'operador.precisaSegundaPessoa',
      [{ campo: 'papel', mensagem: 'O papel Atendimento propõe isto, e um administrador decide.' }],
    ]);
    const propose = (propostaID: string, corpo: object, papel: Papel) =>
      act(
        'operador.propor',
        {},
        { propostaID, ato: 'operador.ajustarConta', alvo: params, corpo, motivo },
        papel,
      );
    const [sua, alheia] = [randomUUID(), randomUUID()];
    expect((await propose(sua, ajuste, 'atendimento')).status).toBe(200);
    expect((await propose(alheia, { ...ajuste, ajusteID: randomUUID() }, 'administrador')).status).toBe(200);
    const as = (papel: Papel) => ({ cookie: porPapel[papel].cookie, promotora });
    const list = async (papel: Papel) => {
      const { body } = await painel.call('operador.propostas', { params: { perPage: 50 }, ...as(papel) });
      return body.retorno.retorno.map((one) => one.propostaID).filter((id) => id === sua || id === alheia);
    };
    expect(await list('atendimento')).toEqual([sua]);
    expect((await list('auditor')).toSorted()).toEqual([sua, alheia].toSorted());
    const read = (propostaID: string, papel: Papel) =>
      painel.call('operador.proposta', { params: { propostaID }, ...as(papel) });
    expect((await read(alheia, 'atendimento')).body.codigo).toBe('operador.propostaNaoEncontrada');
    const { retorno } = (await read(sua, 'atendimento')).body;
    expect([retorno.podeDecidir, retorno.podeRetirar]).toEqual([false, true]);
    const approve = async (papel: Papel) =>
      painel.call('operador.aprovarProposta', {
        params: { propostaID: sua },
        body: { visto: (await read(sua, 'administrador')).body.retorno.visto },
        ...as(papel),
      } as never);
    expect((await approve('atendimento')).body.codigo).toBe('operador.semPermissao');
    expect((await approve('administrador')).body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    expect(
      await test.db.query('select valor from conta_ajuste where ajuste_id = $1', [ajuste.ajusteID]),
    ).toEqual([{ valor: 20 }]);
  });

  it('deletes an account only after a second administrator approved the shown effects', async () => {
    const { pessoa, params } = await register();
    await campanha.send(pessoa);
    const previsto = await painel.call('operador.preverExclusaoPessoa', {
      params: params as never,
      cookie: porPapel.administrador.cookie,
      promotora,
    });
    const { perde, fica, guardadaAte } = previsto.body.retorno;
    expect(perde[0]).toBe('1 número de 1º sorteio: fora do sorteio.');
    expect(fica[0]).toContain(guardadaAte.split('-').reverse().join('/'));
    const alone = await act('operador.excluirPessoa', params, { motivo }, 'administrador');
    expect([alone.status, alone.body.codigo]).toEqual([409, 'operador.precisaSegundaPessoa']);
    expect((await act('operador.excluirPessoa', params, { motivo })).body.codigo).toBe(
      'operador.semPermissao',
    );
    expect((await readPerfil(pessoa)).status).toBe(200);
    const propostaID = randomUUID();
    const proposta = { propostaID, ato: 'operador.excluirPessoa', alvo: params, corpo: { motivo }, motivo };
    const proposed = await act('operador.propor', {}, proposta, 'administrador');
    const shown = JSON.stringify(proposed.body.retorno);
    expect(shown).toContain('fora do sorteio');
    expect(shown).not.toContain(pessoa.usuario);
    const outra = await painel.createAdministrador();
    const read = await painel.call('operador.proposta', {
      params: { propostaID },
      cookie: outra.cookie,
      promotora,
    });
    const approved = await painel.call('operador.aprovarProposta', {
      params: { propostaID },
      body: { visto: read.body.retorno.visto } as never,
      cookie: outra.cookie,
      promotora,
    });
    expect(approved.body.retorno.resultado).toMatchObject({ situacao: 'feito' });
    expect((await readPerfil(pessoa)).body.codigo).toBe('sessao.invalida');
    const again = await act('operador.excluirPessoa', params, { motivo }, 'administrador');
    expect(again.body.codigo).toBe('atendimento.contaExcluida');
    const feito = (await painel.listRegistros('operador.excluirPessoa')).find(
      ({ resultado }) => resultado === 'feito',
    );
    expect(feito).toMatchObject({ ator_nome: outra.nome, motivo, alvo: { propostaID } });
  });

  it('does nothing for a deleted account, and finds no person of another promoter', async () => {
    const { pessoa, params } = await register();
    await ended(pessoa);
    const { host } = await openCampanha(test, 'ATOS_ALHEIA', (arquivo) => {
      arquivo.promotora.identificacao = 'alheia';
    });
    const alheia = await registerPessoa(test, ++seed, host);
    const [{ consumidor_id: deOutra }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [alheia.usuario],
    )) as [{ consumidor_id: string }];
    const atos = [
      ['operador.encerrarSessoesPessoa', { motivo }],
      ['operador.avisarPessoa', { avisoID: randomUUID(), titulo: 'Oi', mensagem: 'Oi.' }],
      ['operador.reenviarMensagem', { mensagem: 'linkSenha' }],
      ['operador.pedirDadosPessoa', { motivo }],
      ['operador.excluirPessoa', { motivo }],
      ['operador.ajustarConta', { ajusteID: randomUUID(), moeda: 'pontos', valor: 1, motivo }],
    ] as const;
    for (const [id, body] of atos) {
      const deleted = await act(id, params, body, 'administrador');
      expect([id, deleted.body.codigo]).toEqual([id, 'atendimento.contaExcluida']);
      const foreign = await act(id, { ...params, consumidorID: deOutra }, body, 'administrador');
      expect([id, foreign.body.codigo]).toEqual([id, 'atendimento.nenhumaPessoa']);
    }
  });
});
