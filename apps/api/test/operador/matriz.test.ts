import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { aceitas } from './matriz-aceitas.ts';
import { acts, expectOf, openMatriz, toPermissao } from './matriz-chamadas.ts';
import { consoleHost } from './operador-console.ts';

describe('every call of operators for every kind of caller', () => {
  let test: TestApp;
  let matriz: Awaited<ReturnType<typeof openMatriz>>;
  beforeAll(async () => {
    test = await startTestApp('postgres', undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    await test.publish(undefined, 'sol');
    matriz = await openMatriz(test);
  });
  afterAll(() => test.close());

  it.each(acts)('%s: answers each caller as the table says, and records known callers', async (id) => {
    // Refused callers of one network are limited per minute.
    test.clock.set(new Date(test.clock.now().getTime() + 5_000).toISOString());
    for (const caller of matriz.callers)
      expect({ caller: caller.nome, ...(await matriz.observe(id, caller)) }).toEqual({
        caller: caller.nome,
        ...expectOf(aceitas, id, caller),
      });
  });

  it('contains callers without session, of each role, of another promoter, unverified and without scope', () => {
    expect(matriz.callers.map(({ nome }) => nome)).toMatchInlineSnapshot(`
      [
        "sem sessão",
        "cookie inventado",
        "sessão ociosa",
        "sessão encerrada",
        "página de outro site",
        "administrador",
        "operador",
        "atendimento",
        "auditor",
        "cliente",
        "operador da instalação",
        "administrador de outra promotora",
        "administrador que não diz a promotora",
        "administrador sem verificação recente",
        "operador da instalação sem verificação recente",
        "credencial",
        "credencial sem o escopo campanha:publicar",
        "credencial sem o escopo documentos:ler",
        "credencial sem o escopo documentos:julgar",
        "credencial sem o escopo vendas:ler",
        "credencial sem o escopo vendas:escrever",
        "credencial sem o escopo premios:entregar",
        "credencial sem o escopo pedidos:mover",
        "credencial sem o escopo codigos:escrever",
        "credencial sem o escopo listas:escrever",
        "credencial sem o escopo notificacoes:enviar",
        "credencial sem o escopo sorteios:registrar",
        "credencial sem o escopo numeros:ler",
        "credencial no host de outra promotora",
        "credencial encerrada",
        "token inventado",
        "token único",
      ]
    `);
  });

  it('freezes the roles and scopes of every call', () => {
    const rows = acts.map((id) => {
      const { papeis: allowed, escopo, registro, ...more } = toPermissao(id);
      const flags = [
        more.isElevada && 'elevada',
        more.isDaInstalacao && 'instalação',
        more.segundaPessoa && 'segunda pessoa',
        more.propoe && `propõe: ${more.propoe.join('+')}`,
        more.soProprias && `só as próprias: ${more.soProprias.join('+')}`,
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
        "operador.notificacoes | administrador+operador+atendimento+auditor | notificacoes:enviar | leitura",
        "operador.notificacao | administrador+operador+atendimento+auditor | notificacoes:enviar | leitura",
        "operador.pararNotificacao | administrador+operador | notificacoes:enviar | ato",
        "operador.testarNotificacao | administrador | - | ato",
        "operador.contarPublico | administrador+operador | notificacoes:enviar | leitura",
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
        "operador.moverPedidos | administrador+operador | pedidos:mover | ato",
        "operador.voltarPedido | administrador+operador | pedidos:mover | ato",
        "operador.procurarPessoa | administrador+operador+atendimento+auditor | - | leituraPessoal",
        "operador.pessoa | administrador+operador+atendimento+auditor | - | leituraPessoal",
        "operador.historicoPessoa | administrador+operador+atendimento+auditor | - | leituraPessoal",
        "operador.revelarCampo | administrador+atendimento | - | leituraPessoal",
        "operador.explicarNota | administrador+operador+atendimento+auditor | - | leituraPessoal",
        "operador.encerrarSessoesPessoa | administrador | - | ato",
        "operador.avisarPessoa | administrador+atendimento | - | ato",
        "operador.reenviarMensagem | administrador+atendimento | - | ato",
        "operador.enviarCodigoContato | administrador+atendimento | - | ato",
        "operador.corrigirContato | administrador+atendimento | - | ato",
        "operador.pedirDadosPessoa | administrador+atendimento | - | leituraPessoal | elevada",
        "operador.ajustarConta | administrador | - | ato | segunda pessoa | propõe: atendimento",
        "operador.preverExclusaoPessoa | administrador | - | leituraPessoal",
        "operador.excluirPessoa | administrador | - | ato | elevada | segunda pessoa",
        "operador.procurarPremio | administrador+operador+atendimento | premios:entregar | leituraPessoal",
        "operador.entregarPremio | administrador+operador | premios:entregar | ato",
        "operador.estoque | administrador+operador+atendimento+auditor | codigos:escrever | leitura",
        "operador.bloquearLote | administrador+operador | codigos:escrever | ato",
        "operador.ajustarEstoque | administrador+operador | codigos:escrever | ato",
        "operador.bloqueios | administrador+operador+atendimento+auditor | listas:escrever | leitura",
        "operador.incluirBloqueios | administrador+operador | listas:escrever | ato",
        "operador.verificarBloqueio | administrador+operador+atendimento+auditor | listas:escrever | leituraPessoal",
        "operador.retirarBloqueio | administrador+operador | listas:escrever | ato",
        "operador.revelarBloqueio | administrador+atendimento | - | leituraPessoal",
        "operador.exportacoes | administrador+auditor | - | leitura",
        "operador.pedirExportacao | administrador | - | ato | elevada | segunda pessoa",
        "operador.cancelarExportacao | administrador | - | ato",
        "operador.baixarExportacao | administrador | - | ato | elevada",
        "operador.relatorio | administrador+operador+atendimento+auditor+cliente | numeros:ler | leitura",
        "operador.destinosRelatorio | administrador | - | leituraPessoal",
        "operador.definirDestinosRelatorio | administrador | - | ato",
        "operador.premios | administrador+operador+atendimento+auditor | premios:entregar | leitura",
        "operador.premio | administrador+operador+atendimento+auditor | premios:entregar | leitura",
        "operador.verContatoPremio | administrador+operador+atendimento | - | leituraPessoal",
        "operador.andarPremio | administrador+operador+atendimento | - | ato",
        "operador.pausarPremio | administrador+operador | - | ato",
        "operador.desfazerEntrega | administrador+operador | - | ato | segunda pessoa",
        "operador.anexarPremio | administrador+operador | - | ato",
        "operador.arquivoPremio | administrador+operador | - | leituraPessoal",
        "operador.importarVendas | administrador+operador | vendas:escrever | ato",
        "operador.listarImportacoesVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.obterImportacaoVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.errosVendas | administrador+operador+auditor | vendas:ler | leitura",
        "operador.procurarNumero | administrador+operador+auditor | sorteios:registrar | leituraPessoal",
        "operador.registrarPremiados | administrador | sorteios:registrar | ato | elevada",
        "operador.sorteios | administrador+operador+atendimento+auditor+cliente | - | leitura",
        "operador.calendarioSorteios | administrador+operador+atendimento+auditor+cliente | - | leitura",
        "operador.preverCongelamento | administrador+operador+auditor | - | leitura",
        "operador.congelarSorteio | administrador | - | ato | elevada",
        "operador.resultado | administrador+operador+auditor | - | leitura",
        "operador.informarResultado | administrador+operador | - | ato",
        "operador.anexarResultado | administrador+operador | - | ato",
        "operador.documentoResultado | administrador+operador+auditor | - | leitura",
        "operador.apuracao | administrador+operador+auditor | - | leituraPessoal",
        "operador.apurarSorteio | administrador+operador | - | ato",
        "operador.desclassificar | administrador+operador | - | ato | elevada",
        "operador.confirmarApuracao | administrador+operador | - | ato | elevada",
        "operador.ataSorteio | administrador+operador+auditor | - | leituraPessoal",
        "operador.participantesSorteio | administrador | - | ato | elevada",
        "operador.medirNumeros | administrador+operador+atendimento+auditor+cliente | numeros:ler | leitura",
        "operador.lojas | administrador+operador+atendimento+auditor+cliente | - | leitura",
        "operador.respostasQuiz | administrador+operador+atendimento+auditor+cliente | numeros:ler | leitura",
        "operador.provedores | administrador | - | leitura",
        "operador.definirProvedor | administrador | - | ato | elevada",
        "operador.removerProvedor | administrador | - | ato | elevada",
        "operador.webhooks | administrador+auditor | - | leitura",
        "operador.webhook | administrador+auditor | - | leitura",
        "operador.criarWebhook | administrador | - | ato | elevada",
        "operador.alterarWebhook | administrador | - | ato | elevada",
        "operador.pausarWebhook | administrador | - | ato",
        "operador.retomarWebhook | administrador | - | ato",
        "operador.girarWebhook | administrador | - | ato | elevada",
        "operador.testarWebhook | administrador | - | ato",
        "operador.removerWebhook | administrador | - | ato",
        "operador.entregasWebhook | administrador+auditor | - | leitura",
        "operador.reenviarEntrega | administrador | - | ato",
        "operador.reenviarEntregas | administrador | - | ato",
        "operador.retencao | administrador+operador+auditor | - | leitura",
        "operador.listarPendentes | administrador+operador+auditor | documentos:ler | leitura",
        "operador.documentos | administrador+operador+auditor | documentos:ler | leitura",
        "operador.procurarDocumento | administrador+operador+atendimento+auditor | documentos:ler | leitura",
        "operador.listarRepetidos | administrador+operador+auditor | documentos:ler | leitura",
        "operador.fila | administrador+operador+auditor | documentos:ler | leitura",
        "operador.preverVeredito | administrador+operador+auditor | documentos:ler | leitura",
        "operador.listarGemeas | administrador+operador+auditor | documentos:ler | leituraPessoal",
        "operador.tomarNota | administrador+operador | - | leituraPessoal",
        "operador.renovarPosse | administrador+operador | - | leitura",
        "operador.soltarPosse | administrador+operador | - | leitura",
        "operador.qualidade | administrador+operador | - | leitura",
        "operador.discordancias | administrador | - | leitura",
        "operador.nota | administrador+operador+auditor | - | leituraPessoal",
        "operador.causasDaNota | administrador+operador | - | leitura",
        "operador.preverLote | administrador+operador | - | leitura | elevada",
        "operador.julgarLote | administrador+operador | - | ato | elevada",
        "operador.fontes | administrador+operador+atendimento+auditor+cliente | documentos:ler | leitura",
        "operador.apurarDocumento | administrador+operador | documentos:julgar | ato | segunda pessoa",
        "operador.apurarDocumentos | administrador+operador | documentos:julgar | ato",
        "operador.desfazerVeredito | administrador+operador | documentos:julgar | ato",
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
        "operador.propor | administrador+operador+atendimento | - | ato | do alvo",
        "operador.propostas | administrador+operador+atendimento+auditor | - | leitura | só as próprias: atendimento",
        "operador.proposta | administrador+operador+atendimento+auditor | - | leitura | só as próprias: atendimento",
        "operador.aprovarProposta | administrador+operador | - | ato | elevada",
        "operador.recusarProposta | administrador+operador | - | ato",
        "operador.retirarProposta | administrador+operador+atendimento | - | ato",
        "operador.auditoriaDaInstalacao | - | - | leitura | instalação",
      ]
    `);
  });
});
