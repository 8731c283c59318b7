import { calls } from '@trevo/contract/calls';
import { type ActId, papeis, permissoes, type Permissao } from '@trevo/contract/operador/permissoes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCallInput } from '../http/call-inputs.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

const ids = Object.keys(permissoes) as ActId[];
const toPermissao = (id: ActId): Permissao => permissoes[id];
/** Calls whose file body the matrix does not send. */
const hasFile = (id: ActId) => 'bodyTypes' in calls[id];

describe('every call of operators for every kind of caller', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let raiz: OperadorDeTeste;
  let porPapel: Record<(typeof papeis)[number], OperadorDeTeste>;
  let deOutra: OperadorDeTeste;
  let ociosa: string;
  let encerrada: string;
  beforeAll(async () => {
    test = await startTestApp('postgres', undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    painel = createConsole(test);
    raiz = await painel.createDaInstalacao();
    const velha = await painel.create(raiz, 'administrador');
    ociosa = velha.cookie;
    test.clock.set(new Date(test.clock.now().getTime() + 31 * 60_000).toISOString());
    await painel.enter(raiz);
    const ida = await painel.create(raiz, 'administrador');
    encerrada = ida.cookie;
    await painel.call('operador.sair', { cookie: ida.cookie });
    const [{ promotora_id: outra }] = (await test.db.query<{ promotora_id: string }>(
      `select promotora_id from promotora where promotora_id <> 'quatrofolhas' limit 1`,
    )) as [{ promotora_id: string }];
    deOutra = await painel.create(raiz, 'administrador', outra);
    porPapel = {} as typeof porPapel;
    for (const papel of papeis)
      porPapel[papel] =
        papel === 'administrador' ? await painel.createAdministrador() : await painel.create(raiz, papel);
  });
  afterAll(() => test.close());

  /** Lets every session be freshly verified, or verified six minutes ago. */
  const verify = (minutesAgo = 0) =>
    test.db.query('update operador_sessao set elevada_em = $1', [
      new Date(test.clock.now().getTime() - minutesAgo * 60_000),
    ]);

  /** Makes a call; returns status, code, and the results of the new rows of the trail. */
  async function attempt(
    id: ActId,
    cookie: string | undefined,
    promotora: string | undefined = 'quatrofolhas',
  ) {
    const { params, query, body } = toCallInput(id, '11987654321');
    const before = new Set((await painel.listRegistros(id)).map((row) => row.registro_id));
    const answer = await painel.call(id, {
      params: { ...params, promotora: 'quatrofolhas' },
      query: query as never,
      body: body as never,
      cookie,
      promotora,
    });
    const rows = (await painel.listRegistros(id)).filter((row) => !before.has(row.registro_id));
    return { status: answer.status, codigo: answer.body.codigo, registros: rows.map((row) => row.resultado) };
  }

  it.each(ids)('%s: without a living session nothing happens and nothing is recorded', async (id) => {
    for (const cookie of [undefined, '__Host-operador=' + 'x'.repeat(43), ociosa, encerrada]) {
      expect(await attempt(id, cookie)).toEqual({ status: 401, codigo: 'operador.semSessao', registros: [] });
    }
  });

  it.each(ids)('%s: a role of another promoter, or none named, is refused and recorded', async (id) => {
    expect(await attempt(id, deOutra.cookie)).toEqual({
      status: 403,
      codigo: 'operador.semPermissao',
      registros: ['negado'],
    });
    const semPromotora = await attempt(id, porPapel.administrador.cookie, '');
    expect([semPromotora.status, semPromotora.registros]).toEqual([
      toPermissao(id).isDaInstalacao || calls[id].path.includes('{promotora}') ? 403 : 400,
      ['negado'],
    ]);
  });

  it.each(ids.filter((id) => !hasFile(id)))(
    '%s: each role is allowed or refused as the table says',
    async (id) => {
      const { papeis: allowed, isDaInstalacao, registro } = toPermissao(id);
      for (const papel of papeis) {
        const answer = await attempt(id, porPapel[papel].cookie);
        const isAllowed = !isDaInstalacao && allowed.includes(papel);
        const done = answer.status < 300 ? 'feito' : 'recusado';
        const expected = registro === 'leitura' ? [] : [done];
        expect([
          papel,
          answer.codigo === 'operador.semPermissao',
          answer.status < 500,
          answer.registros,
        ]).toEqual([papel, !isAllowed, true, isAllowed ? expected : ['negado']]);
      }
    },
  );

  it.each(ids.filter((id) => toPermissao(id).isElevada))('%s: needs a fresh verification', async (id) => {
    const { papeis: allowed, isDaInstalacao } = toPermissao(id);
    const who = isDaInstalacao ? raiz : porPapel[allowed[0]!];
    await verify(6);
    expect(await attempt(id, who.cookie)).toEqual({
      status: 403,
      codigo: 'operador.confirmeQuemE',
      registros: ['negado'],
    });
    await verify();
  });

  it('freezes the roles and scopes of every call', () => {
    const rows = ids.map((id) => {
      const { papeis: allowed, escopo, registro, ...more } = toPermissao(id);
      const flags = [
        more.isElevada && 'elevada',
        more.isDaInstalacao && 'instalação',
        more.segundaPessoa && 'segunda pessoa',
        more.isDoAlvo && 'do alvo',
      ].filter(Boolean);
      return [id, allowed.join('+') || '-', escopo ?? '-', registro, ...flags].join(' | ');
    });
    expect(rows).toMatchInlineSnapshot(`
      [
        "operador.publicarCampanha | administrador | campanha:publicar | ato | elevada | segunda pessoa",
        "operador.importarCpfsRestritos | administrador+operador | listas:escrever | ato",
        "operador.importarPrimeirosAcessos | administrador+operador | listas:escrever | ato",
        "operador.importarAssociados | administrador+operador | listas:escrever | ato",
        "operador.importarCodigos | administrador+operador | codigos:escrever | ato",
        "operador.importarVouchers | administrador+operador | codigos:escrever | ato",
        "operador.enviarNotificacao | administrador+operador | notificacoes:enviar | ato",
        "operador.consultas | - | - | leitura | instalação",
        "operador.ligarConsulta | - | - | ato | instalação",
        "operador.promotoras | - | - | leitura | instalação",
        "operador.campanhas | administrador+operador+atendimento+auditor+cliente | - | leitura",
        "operador.resumo | administrador+operador+atendimento+auditor+cliente | - | leitura",
        "operador.avisos | - | - | leitura | instalação",
        "operador.conferirContas | - | - | leitura | instalação",
        "operador.indicacoes | administrador+operador+auditor | documentos:ler | leitura",
        "operador.decidirIndicacao | administrador+operador | documentos:julgar | ato",
        "operador.pedidos | administrador+operador+atendimento+auditor | pedidos:mover | leituraPessoal",
        "operador.moverPedido | administrador+operador | pedidos:mover | ato",
        "operador.procurarPremio | administrador+operador+atendimento | premios:entregar | leituraPessoal",
        "operador.entregarPremio | administrador+operador | premios:entregar | ato",
        "operador.importarVendas | administrador+operador | vendas:escrever | ato",
        "operador.listarImportacoesVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.obterImportacaoVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.errosVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.procurarNumero | administrador+operador+auditor | sorteios:registrar | leituraPessoal",
        "operador.registrarPremiados | administrador | sorteios:registrar | ato | elevada",
        "operador.medirNumeros | administrador+operador+atendimento+auditor+cliente | numeros:ler | leitura",
        "operador.provedores | administrador | - | leitura",
        "operador.definirProvedor | administrador | - | ato | elevada",
        "operador.removerProvedor | administrador | - | ato | elevada",
        "operador.retencao | administrador+operador+auditor | - | leitura",
        "operador.listarPendentes | administrador+operador+auditor | documentos:ler | leitura",
        "operador.documentos | administrador+operador+auditor | documentos:ler | leitura",
        "operador.procurarDocumento | administrador+operador+atendimento+auditor | documentos:ler | leitura",
        "operador.listarRepetidos | administrador+operador+auditor | documentos:ler | leitura",
        "operador.fontes | administrador+operador+atendimento+auditor+cliente | documentos:ler | leitura",
        "operador.apurarDocumento | administrador+operador | documentos:julgar | ato | segunda pessoa",
        "operador.apurarDocumentos | administrador+operador | documentos:julgar | ato",
        "operador.corrigirDocumento | administrador+operador | documentos:julgar | ato | segunda pessoa",
        "operador.anotarDocumento | administrador+operador+atendimento | documentos:julgar | ato",
        "operador.equipe | administrador+operador+auditor | - | leitura",
        "operador.convidar | administrador | - | ato | elevada | segunda pessoa",
        "operador.retirarConvite | administrador | - | ato",
        "operador.convidarDaInstalacao | - | - | ato | elevada | instalação",
        "operador.definirPapel | administrador | - | ato | elevada | segunda pessoa",
        "operador.credenciais | administrador | - | leitura",
        "operador.criarCredencial | administrador | - | ato | elevada",
        "operador.girarCredencial | administrador | - | ato | elevada",
        "operador.encerrarCredencial | administrador | - | ato",
        "operador.conferirAuditoria | - | - | leitura | instalação",
        "operador.auditoria | administrador+auditor | - | leitura",
        "operador.propor | administrador+operador | - | ato | do alvo",
        "operador.propostas | administrador+operador+auditor | - | leitura",
        "operador.proposta | administrador+operador+auditor | - | leitura",
        "operador.aprovarProposta | administrador+operador | - | ato | elevada",
        "operador.recusarProposta | administrador+operador | - | ato",
        "operador.retirarProposta | administrador+operador | - | ato",
      ]
    `);
  });
});
