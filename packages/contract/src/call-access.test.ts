import { expect, test } from 'vitest';
import { paths, type PathEntry } from './paths.ts';

/** Formats one call per line: audience, method, path, and each flag that widens access or disables caching of a GET. */
const describeCall = ([id, entry]: [string, PathEntry]) =>
  [
    entry.auth.padEnd(10),
    id,
    `${entry.method} ${entry.path}`,
    entry.alias && `(also ${entry.alias})`,
    entry.associado && 'companies too',
    entry.method === 'GET' && entry.cache !== false && 'kept by the browser client',
  ]
    .filter(Boolean)
    .join(' ');

test('lists every call with its audience', () => {
  expect(`\n${Object.entries<PathEntry>(paths).map(describeCall).sort().join('\n')}\n`)
    .toMatchInlineSnapshot(`
      "
      console    operador.aceitarConviteDaConta POST /operador/v1/acesso/convite/conta
      console    operador.criarPasskey POST /operador/v1/acesso/passkeys
      console    operador.elevar POST /operador/v1/acesso/elevar
      console    operador.elevarPasskey POST /operador/v1/acesso/elevar/passkey
      console    operador.encerrarSessao DELETE /operador/v1/acesso/sessoes/{sessaoID}
      console    operador.excluirPasskey DELETE /operador/v1/acesso/passkeys/{passkeyID}
      console    operador.iniciarElevarPasskey POST /operador/v1/acesso/elevar/passkey/iniciar
      console    operador.iniciarPasskey POST /operador/v1/acesso/passkeys/iniciar
      console    operador.nomearPasskey PUT /operador/v1/acesso/passkeys/{passkeyID}
      console    operador.passkeys GET /operador/v1/acesso/passkeys
      console    operador.sair POST /operador/v1/acesso/sair
      console    operador.sessao GET /operador/v1/acesso/sessao
      console    operador.sessoes GET /operador/v1/acesso/sessoes
      consumidor associado.listar GET /associado/v1/associados/listarAssociados/{totalPorPagina}/{paginaAtual} kept by the browser client
      consumidor associado.maisProximos GET /associado/v1/associados/listarAssociadosMaisProximos
      consumidor cashback.alterarObservacaoItem POST /cashback/v1/pedido/alterarObservacaoItem/{orderId}/{itemPosition}
      consumidor cashback.cancelarPedido POST /cashback/v1/pedido/{orderId}/cancelar
      consumidor cashback.estoque GET /cashback/v1/estoque/listar/{perPage}/{page}
      consumidor cashback.extrato GET /cashback/v1/extrato/{user}/{perPage}/{page}
      consumidor cashback.extratosSimplificados GET /cashback/v1/extratos/simplificados/{perPage}/{page}
      consumidor cashback.pedido POST /cashback/v1/pedido/{user}
      consumidor cashback.pedidos GET /cashback/v1/pedido/listar/{perPage}/{page}
      consumidor cashback.produtos GET /cashback/v1/produto/listar/{perPage}/{page}
      consumidor cashback.saldo GET /cashback/v1/saldo/{user}
      consumidor comper.integrarDocumentoFiscal POST /cupom/v2/integrarDocumentoFiscal
      consumidor comper.integrarDocumentoFiscalAlternativa POST /integrarDocumentoFiscal
      consumidor consumidor.alterarAceites POST /consumidor/v1/alterarAceites
      consumidor consumidor.alterarConsentimento POST /consumidor/v1/alterarConsentimento
      consumidor consumidor.alterarNotificacao POST /consumidor/v1/alterarNotificacao
      consumidor consumidor.consentimentos GET /consumidor/v1/consentimentos
      consumidor consumidor.excluir DELETE /consumidor/v1/consumidores/{usuario}
      consumidor consumidor.indicacoes GET /consumidor/v1/consumidores/indicacoes/{totalPorPagina}/{paginaAtual}
      consumidor consumidor.obter GET /consumidor/v1/consumidores/{usuario} companies too kept by the browser client
      consumidor consumidor.salvar POST /consumidor/v1/consumidores
      consumidor consumidor.verificarTelefoneContato POST /consumidor/v1/consumidores/verificarTelefoneContato
      consumidor contaCorrente.lancamento GET /contaCorrente/v1/lancamentos/{ano}/{identificacao}/{lancamentoID} (also /contacorrente/v1/lancamentos/{ano}/{identificacao}/{lancamentoID})
      consumidor contaCorrente.lancamentos GET /contacorrente/v1/lancamentos/{ano}/{identificacao}/{cpf}/{perPage}/{page} (also /contaCorrente/v1/lancamentos/{ano}/{identificacao}/{cpf}/{perPage}/{page})
      consumidor contaCorrente.metas GET /contacorrente/v1/metas/{ano}/{identificacao}/{cpf} (also /contaCorrente/v1/metas/{ano}/{identificacao}/{cpf})
      consumidor contaCorrente.saldos GET /contacorrente/v1/saldos/{ano}/{identificacao}/{cpf} (also /contaCorrente/v1/saldos/{ano}/{identificacao}/{cpf})
      consumidor cupom.chances GET /cupom/v2/sorteios/{ano}/{identificacao}/chances
      consumidor cupom.configuracao GET /cupom/v2/cupons/configuracao/{ano}/{identificacao} kept by the browser client
      consumidor cupom.consumidor GET /cupom/v2/consumidor/{telefone} kept by the browser client
      consumidor cupom.dinamicaCupom POST /cupom/v2/consumidor/dinamicaCupom
      consumidor cupom.escaneadosPorPeriodo GET /cupom/v2/cupons/escaneadosPorPeriodo/{ano}/{identificacao}/{cpf}
      consumidor cupom.escanear GET /cupom/v2/cupons/escanear/{anoCampanha}/{identificacaoCampanha}/{numeroAleatorio}
      consumidor cupom.listarConsumidor GET /cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/{porPagina}/{pagina}
      consumidor cupom.listarConsumidorCpf GET /cupom/v2/cupons/consumidor/{ano}/{identificacao}/cpf/{cpf}/{porPagina}/{pagina}
      consumidor cupom.listarConsumidorCpfSufixo GET /cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/cpf/{cpf}/{porPagina}/{pagina}
      consumidor cupom.listarDocumentoFiscal GET /cupom/v2/cupons/documentoFiscal/{ano}/{identificacao}/{porPagina}/{pagina}
      consumidor cupom.listarPorCampanha POST /cupom/v2/cupons/{ano}/{identificacao}/listarPorCampanha
      consumidor cupom.listarTodosConsumidor GET /cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}
      consumidor cupom.prova GET /cupom/v2/sorteios/{ano}/{identificacao}/{date}/prova
      consumidor cupom.totalEscaneados GET /cupom/v2/cupons/lotes/{ano}/{identificacao}/totalEscaneados
      consumidor documentoFiscal.configuracao GET /documentoFiscal/v1/configuracao/{ano}/{identificacao} kept by the browser client
      consumidor documentoFiscal.contestar POST /documentoFiscal/v1/documentos/{documentoFiscalID}/contestar
      consumidor documentoFiscal.declarar POST /documentoFiscal/v1/documentos/{documentoFiscalID}/declarar
      consumidor documentoFiscal.fotografar POST /documentoFiscal/v1/documentos/{documentoFiscalID}/foto
      consumidor documentoFiscal.inserirNaoFiscal POST /documentoFiscal/v1/documentos/inserirNaoFiscal
      consumidor documentoFiscal.leitura GET /documentoFiscal/v1/leituras/{documentoFiscalID}
      consumidor documentoFiscal.ler POST /documentoFiscal/v1/leituras
      consumidor documentoFiscal.listar GET /documentoFiscal/v1/documentos/{perPage}/{page}
      consumidor documentoFiscal.listarPorTipo GET /documentoFiscal/v1/documentos/{limit}/1/ kept by the browser client
      consumidor documentoFiscal.pendentes.enviar POST /documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}
      consumidor documentoFiscal.pendentes.listar GET /documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{perPage}/{page}/{profile}
      consumidor documentoFiscal.pendentes.obter GET /documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{chaveAcesso}
      consumidor externo.geocodificacao GET /externo/v1/geocodificacao kept by the browser client
      consumidor fidelidade.pedidos GET /fidelidade/v1/pedidosVoucher/{perPage}/{page}
      consumidor fidelidade.pedirVoucher POST /fidelidade/v1/pedidosVoucher/{provider}/{id}
      consumidor fidelidade.provedores GET /fidelidade/v1/provedoresDeVoucher/{perPage}/{page} kept by the browser client
      consumidor fidelidade.vouchers GET /fidelidade/v1/vouchers/{perPage}/{page}
      consumidor login.criarPasskey POST /login/v1/passkeys
      consumidor login.excluirPasskey DELETE /login/v1/passkeys/{id}
      consumidor login.gerarCodigoTemporario POST /login/v1/autenticacaoTemporaria/gerarCodigo
      consumidor login.iniciarPasskey POST /login/v1/passkeys/iniciar
      consumidor login.obter GET /login/v1/logins/{usuario} companies too kept by the browser client
      consumidor login.passkeys GET /login/v1/passkeys
      consumidor login.reenviarConfirmacaoEmail POST /login/v1/logins/email/reenviar
      consumidor login.trocarSenha PATCH /login/v1/logins/trocarSenha companies too
      consumidor meusDados.pedir POST /meusDados/v1/pedidos
      consumidor notificacao.dispositivos POST /notificacao/v1/dispositivos
      consumidor notificacao.listar GET /notificacao/v1/notificacoes/{ano}/{identificacao}/{user}/-1/1
      consumidor notificacao.vistas POST /notificacao/v1/notificacoes/vistas
      consumidor produto.categorias GET /produto/v1/categorias/{perPage}/{page} kept by the browser client
      consumidor produto.compra GET /produto/v1/compras/{documentoFiscalID}
      consumidor produto.industrias GET /produto/v1/industrias/{porPagina}/{pagina} kept by the browser client
      consumidor produto.listar GET /produto/v1/produtos/{ano}/{identificacao}/{porPagina}/{pagina}
      consumidor produto.listarComCorpo POST /produto/v1/produtos/{ano}/{identificacao}/{porPagina}/{pagina}
      consumidor produto.listarFiltrados POST /produto/v1/produtos/listarFiltrados
      consumidor produto.listarFiltroConfiguracao POST /produto/v1/produtos/listarFiltroConfiguracao
      consumidor produto.segmentosSetores GET /produto/v1/segmentosSetores/{ano}/{identificacao} kept by the browser client
      consumidor quiz.obterCedulas POST /quiz/v1/cedulas/obterCedulas
      consumidor quiz.responder PUT /quiz/v1/cedulas/
      consumidor raspadinha.listarConsumidor GET /raspadinha/v1/raspadinhas/consumidor
      consumidor raspadinhaAlternativa.listar GET /raspadinhaAlternativa/v1/raspadinhas/{ano}/{identificacao}/{totalPorPagina}/{paginaAtual}
      consumidor raspadinhaAlternativa.picPay POST /raspadinhaAlternativa/v1/picPay/{id}
      consumidor raspadinhaAlternativa.picPayPorGet GET /raspadinhaAlternativa/v1/picPay/{id}
      consumidor raspadinhaAlternativa.porPeriodo GET /raspadinhaAlternativa/v1/consumidor/raspadinhasPorPeriodo/{ano}/{identificacao}/{cpf}
      consumidor raspadinhaAlternativa.prova GET /raspadinhaAlternativa/v1/raspadinhas/prova/{id}
      consumidor raspadinhaAlternativa.raspar POST /raspadinhaAlternativa/v1/raspadinhas/raspar/{id}
      consumidor raspadinhaAlternativa.rasparPorGet GET /raspadinhaAlternativa/v1/raspadinhas/raspar/{id}
      consumidor upload.fotoPerfil POST /upload/v1/fotoPerfil
      consumidor upload.imagemDocumento POST /upload/v1/imagemDocumento
      opcional   consumidor.aceites GET /consumidor/v1/aceites/
      opcional   cupom.premiados GET /cupom/v2/cupons/premiados/{ano}/{identificacao}/{date}
      opcional   cupom.sorteios GET /cupom/v2/sorteios/{ano}/{identificacao}
      opcional   login.confirmarEmail POST /login/v1/logins/email/confirmar
      opcional   login.enviarNotificacaoToken POST /login/v1/autenticacaoTemporaria/enviarNotificacaoToken
      opcional   login.verificarCodigo POST /login/v1/autenticacaoTemporaria/verificar
      operador   operador.abrirPrevia POST /operador/v1/previas
      operador   operador.ajustarConta POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/ajustes
      operador   operador.ajustarEstoque POST /operador/v1/estoque/{ano}/{identificacao}/ajustes
      operador   operador.alterarPrazoLegal POST /operador/v1/encerramentos/prazos/{prazoID}/alterar
      operador   operador.alterarWebhook PUT /operador/v1/webhooks/{webhookID}
      operador   operador.andarPremio POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/andamento
      operador   operador.anexarEncerramento POST /operador/v1/encerramentos/{ano}/{identificacao}/arquivos
      operador   operador.anexarPremio POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/arquivos
      operador   operador.anexarResultado POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado/documento
      operador   operador.anotarDocumento POST /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/anotacoes
      operador   operador.apagarRascunho DELETE /operador/v1/rascunhos/{rascunhoID}
      operador   operador.aprovarProposta POST /operador/v1/propostas/{propostaID}/aprovar
      operador   operador.apuracao GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/apuracao kept by the browser client
      operador   operador.apurarDocumento POST /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/apurar
      operador   operador.apurarDocumentos POST /operador/v1/apuracoes/{ano}/{identificacao}
      operador   operador.apurarSorteio POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/apuracao
      operador   operador.arquivoEncerramento GET /operador/v1/encerramentos/{ano}/{identificacao}/arquivos/{arquivoID}
      operador   operador.arquivoPremio GET /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/arquivos/{nomeArquivo}
      operador   operador.ataSorteio GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/ata.pdf kept by the browser client
      operador   operador.auditoria GET /operador/v1/auditoria/{perPage}
      operador   operador.auditoriaDaInstalacao GET /operador/v1/auditoria/instalacao/{perPage}
      operador   operador.avisarPessoa POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/avisos
      operador   operador.avisos GET /operador/v1/avisos
      operador   operador.baixarExportacao GET /operador/v1/exportacoes/{ano}/{identificacao}/{exportacaoID}/arquivo
      operador   operador.baixarKit GET /operador/v1/encerramentos/{ano}/{identificacao}/kits/{kitID}/arquivo
      operador   operador.bloquearLote POST /operador/v1/estoque/{ano}/{identificacao}/bloqueio
      operador   operador.bloqueios GET /operador/v1/bloqueios/{ano}/{identificacao}/lista/{perPage}
      operador   operador.buscar POST /operador/v1/busca
      operador   operador.calendarioSorteios GET /operador/v1/sorteios kept by the browser client
      operador   operador.campanhas GET /operador/v1/campanhas kept by the browser client
      operador   operador.cancelarExportacao POST /operador/v1/exportacoes/{ano}/{identificacao}/{exportacaoID}/cancelar
      operador   operador.cancelarKit POST /operador/v1/encerramentos/{ano}/{identificacao}/kits/{kitID}/cancelar
      operador   operador.cancelarSimulacao POST /operador/v1/simulacoes/{simulacaoID}/cancelar
      operador   operador.causasDaNota GET /operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/causas
      operador   operador.conferirAuditoria GET /operador/v1/conferencias/auditoria
      operador   operador.conferirCampanha POST /operador/v1/campanhas/conferir
      operador   operador.conferirContas GET /operador/v1/contas/conferir kept by the browser client
      operador   operador.conferirLivros POST /operador/v1/encerramentos/{ano}/{identificacao}/conferir
      operador   operador.confirmarApuracao POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/confirmacao
      operador   operador.congelarSorteio POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/congelamento
      operador   operador.consultas GET /operador/v1/consultas kept by the browser client
      operador   operador.contarPublico POST /operador/v1/notificacoes/{ano}/{identificacao}/contarPublico
      operador   operador.convidar POST /operador/v1/equipe/convites
      operador   operador.convidarDaInstalacao POST /operador/v1/equipe/instalacao
      operador   operador.corrigirContato POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/contato
      operador   operador.corrigirDocumento POST /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/corrigir
      operador   operador.credenciais GET /operador/v1/credenciais
      operador   operador.criarCredencial POST /operador/v1/credenciais
      operador   operador.criarPromotora POST /operador/v1/promotoras
      operador   operador.criarWebhook POST /operador/v1/webhooks
      operador   operador.decidirIndicacao POST /operador/v1/indicacoes/{ano}/{identificacao}/{indicadoID}/decidir
      operador   operador.definirDaInstalacao PUT /operador/v1/instalacao/equipe/{operadorID}
      operador   operador.definirDestinosRelatorio POST /operador/v1/relatorios/{ano}/{identificacao}/destinos
      operador   operador.definirPapel PUT /operador/v1/equipe/{operadorID}
      operador   operador.definirPrazoCampanha POST /operador/v1/encerramentos/{ano}/{identificacao}/prazos/{prazoID}/definir
      operador   operador.definirProvedor PUT /operador/v1/promotoras/{promotora}/provedores
      operador   operador.definirValorPremio POST /operador/v1/encerramentos/{ano}/{identificacao}/valores
      operador   operador.desclassificar POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/desclassificacoes
      operador   operador.desfazerEntrega POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/desfazerEntrega
      operador   operador.desfazerVeredito POST /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/desfazer
      operador   operador.destinosRelatorio GET /operador/v1/relatorios/{ano}/{identificacao}/destinos
      operador   operador.discordancias GET /operador/v1/fila/discordancias/{ano}/{identificacao}/{perPage}
      operador   operador.documentoResultado GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado/documento kept by the browser client
      operador   operador.documentos GET /operador/v1/documentosFiscais/lista/{ano}/{identificacao}/{perPage} kept by the browser client
      operador   operador.encerramento GET /operador/v1/encerramentos/{ano}/{identificacao}
      operador   operador.encerrarCampanha POST /operador/v1/encerramentos/{ano}/{identificacao}/encerrar
      operador   operador.encerrarCredencial DELETE /operador/v1/credenciais/{credencialID}
      operador   operador.encerrarSessoesPessoa POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/sessoes/encerrar
      operador   operador.entregarPremio POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{raspadinhaID}/entregar
      operador   operador.entregasWebhook GET /operador/v1/webhooks/{webhookID}/entregas/{perPage}
      operador   operador.enviarCodigoContato POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/contato/codigo
      operador   operador.enviarNotificacao POST /operador/v1/notificacoes/{ano}/{identificacao}
      operador   operador.equipe GET /operador/v1/equipe
      operador   operador.equipeDaInstalacao GET /operador/v1/instalacao/equipe
      operador   operador.errosVendas GET /operador/v1/vendas/{ano}/{identificacao}/{id}/erros kept by the browser client
      operador   operador.estoque GET /operador/v1/estoque/{ano}/{identificacao}
      operador   operador.excluirPessoa POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/exclusao
      operador   operador.explicarNota POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/explicar
      operador   operador.exportacoes GET /operador/v1/exportacoes/{ano}/{identificacao}/lista/{perPage}
      operador   operador.fecharPrevia DELETE /operador/v1/previas/{previaID}
      operador   operador.fila GET /operador/v1/fila/{ano}/{identificacao}
      operador   operador.fontes GET /operador/v1/fontes/{ano}/{identificacao} kept by the browser client
      operador   operador.girarCredencial POST /operador/v1/credenciais/{credencialID}/girar
      operador   operador.girarWebhook POST /operador/v1/webhooks/{webhookID}/girar
      operador   operador.gravarRascunho PUT /operador/v1/rascunhos/{rascunhoID}
      operador   operador.guardarImagemCampanha POST /operador/v1/campanhas/imagens
      operador   operador.historicoPessoa GET /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/historico/{perPage}
      operador   operador.importarAssociados POST /operador/v1/associados/{ano}/{identificacao}
      operador   operador.importarCodigos POST /operador/v1/codigos/{ano}/{identificacao}
      operador   operador.importarCpfsRestritos POST /operador/v1/cpfsRestritos/{ano}/{identificacao}
      operador   operador.importarPrimeirosAcessos POST /operador/v1/primeirosAcessos/{ano}/{identificacao}
      operador   operador.importarVendas POST /operador/v1/vendas/{ano}/{identificacao}
      operador   operador.importarVouchers POST /operador/v1/vouchers/{ano}/{identificacao}
      operador   operador.incluirBloqueios POST /operador/v1/bloqueios/{ano}/{identificacao}
      operador   operador.indicacoes GET /operador/v1/indicacoes/{ano}/{identificacao}/{perPage} kept by the browser client
      operador   operador.informarResultado POST /operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado
      operador   operador.informarScpc POST /operador/v1/encerramentos/{ano}/{identificacao}/scpc
      operador   operador.julgarLote POST /operador/v1/fila/{ano}/{identificacao}/lotes
      operador   operador.kits GET /operador/v1/encerramentos/{ano}/{identificacao}/kits/lista/{perPage}
      operador   operador.ligarConsulta POST /operador/v1/consultas/{uf}
      operador   operador.listarGemeas GET /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/gemeas
      operador   operador.listarImportacoesVendas GET /operador/v1/vendas/{ano}/{identificacao}/{perPage} kept by the browser client
      operador   operador.listarPendentes GET /operador/v1/documentosFiscais/pendentes/{ano}/{identificacao}/{perPage} kept by the browser client
      operador   operador.listarRepetidos GET /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/repetidos kept by the browser client
      operador   operador.lojas GET /operador/v1/lojas/{ano}/{identificacao} kept by the browser client
      operador   operador.medirNumeros GET /operador/v1/numeros/{ano}/{identificacao}/justica kept by the browser client
      operador   operador.moverPedido POST /operador/v1/pedidos/{ano}/{identificacao}/{consumidorID}/{orderId}/mover
      operador   operador.moverPedidos POST /operador/v1/pedidos/{ano}/{identificacao}/mover
      operador   operador.nota GET /operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}
      operador   operador.notificacao GET /operador/v1/notificacoes/{ano}/{identificacao}/{notificacaoID}
      operador   operador.notificacoes GET /operador/v1/notificacoes/{ano}/{identificacao}/lista/{perPage}
      operador   operador.obterImportacaoVendas GET /operador/v1/vendas/{ano}/{identificacao}/importacoes/{id} kept by the browser client
      operador   operador.pararNotificacao POST /operador/v1/notificacoes/{ano}/{identificacao}/{notificacaoID}/parar
      operador   operador.participantesSorteio GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/participantes.zip kept by the browser client
      operador   operador.pausarPremio POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/pausa
      operador   operador.pausarWebhook POST /operador/v1/webhooks/{webhookID}/pausar
      operador   operador.pedidos GET /operador/v1/pedidos/{ano}/{identificacao}/{situacao}/{perPage} kept by the browser client
      operador   operador.pedirDadosPessoa POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/dados
      operador   operador.pedirExportacao POST /operador/v1/exportacoes/{ano}/{identificacao}
      operador   operador.pedirKit POST /operador/v1/encerramentos/{ano}/{identificacao}/kits
      operador   operador.pessoa GET /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}
      operador   operador.prazosLegais GET /operador/v1/encerramentos/prazos
      operador   operador.premio GET /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}
      operador   operador.premios GET /operador/v1/premios/{ano}/{identificacao}/lista/{perPage}
      operador   operador.preverCongelamento GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/congelamento kept by the browser client
      operador   operador.preverExclusaoPessoa GET /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/exclusao
      operador   operador.preverLote GET /operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/lote
      operador   operador.preverVeredito GET /operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/previsao
      operador   operador.procurarDocumento GET /operador/v1/documentosFiscais/procurar/{ano}/{identificacao} kept by the browser client
      operador   operador.procurarNumero GET /operador/v1/numeros/{ano}/{identificacao}/vizinhos kept by the browser client
      operador   operador.procurarPessoa POST /operador/v1/pessoas/procurar
      operador   operador.procurarPremio GET /operador/v1/premios/procurar kept by the browser client
      operador   operador.promotoras GET /operador/v1/promotoras kept by the browser client
      operador   operador.propor POST /operador/v1/propostas
      operador   operador.proposta GET /operador/v1/propostas/{propostaID}
      operador   operador.propostas GET /operador/v1/propostas/lista/{perPage}
      operador   operador.provedores GET /operador/v1/promotoras/{promotora}/provedores
      operador   operador.publicacao GET /operador/v1/campanhas/{ano}/{identificacao}/publicacoes/{hash}
      operador   operador.publicacoes GET /operador/v1/campanhas/{ano}/{identificacao}/publicacoes
      operador   operador.publicarCampanha POST /operador/v1/campanhas
      operador   operador.qualidade GET /operador/v1/fila/qualidade/{ano}/{identificacao}
      operador   operador.rascunho GET /operador/v1/rascunhos/{rascunhoID}
      operador   operador.rascunhos GET /operador/v1/rascunhos
      operador   operador.recusarProposta POST /operador/v1/propostas/{propostaID}/recusar
      operador   operador.reenviarEntrega POST /operador/v1/webhooks/{webhookID}/entregas/{eventoID}/reenviar
      operador   operador.reenviarEntregas POST /operador/v1/webhooks/{webhookID}/reenviar
      operador   operador.reenviarMensagem POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/mensagens
      operador   operador.registrarPremiados POST /operador/v1/premiados/{ano}/{identificacao}
      operador   operador.relatorio GET /operador/v1/relatorios/{ano}/{identificacao}
      operador   operador.removerProvedor DELETE /operador/v1/promotoras/{promotora}/provedores/{servico}
      operador   operador.removerWebhook DELETE /operador/v1/webhooks/{webhookID}
      operador   operador.renovarPosse POST /operador/v1/fila/{ano}/{identificacao}/renovar
      operador   operador.respostasQuiz GET /operador/v1/quiz/{ano}/{identificacao}/respostas kept by the browser client
      operador   operador.resultado GET /operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado kept by the browser client
      operador   operador.resumo GET /operador/v1/resumo
      operador   operador.retencao GET /operador/v1/promotoras/{promotora}/retencao
      operador   operador.retirarArquivoEncerramento POST /operador/v1/encerramentos/{ano}/{identificacao}/arquivos/{arquivoID}/retirar
      operador   operador.retirarBloqueio POST /operador/v1/bloqueios/{ano}/{identificacao}/{bloqueioID}/retirar
      operador   operador.retirarConvite DELETE /operador/v1/equipe/convites/{conviteID}
      operador   operador.retirarConviteDaInstalacao DELETE /operador/v1/instalacao/convites/{conviteID}
      operador   operador.retirarProposta POST /operador/v1/propostas/{propostaID}/retirar
      operador   operador.retomarWebhook POST /operador/v1/webhooks/{webhookID}/retomar
      operador   operador.revelarBloqueio POST /operador/v1/bloqueios/{ano}/{identificacao}/{bloqueioID}/revelar
      operador   operador.revelarCampo POST /operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/campos/{campo}
      operador   operador.simulacao GET /operador/v1/simulacoes/{simulacaoID}
      operador   operador.simulacoes GET /operador/v1/simulacoes
      operador   operador.simularCampanha POST /operador/v1/simulacoes
      operador   operador.soltarPosse POST /operador/v1/fila/{ano}/{identificacao}/soltar
      operador   operador.sorteios GET /operador/v1/sorteios/{ano}/{identificacao} kept by the browser client
      operador   operador.testarNotificacao POST /operador/v1/notificacoes/{ano}/{identificacao}/testar
      operador   operador.testarWebhook POST /operador/v1/webhooks/{webhookID}/testar
      operador   operador.tomarNota POST /operador/v1/fila/{ano}/{identificacao}/tomar
      operador   operador.trocarPrevia PUT /operador/v1/previas/{previaID}
      operador   operador.verContatoPremio POST /operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}/contato
      operador   operador.verificarBloqueio POST /operador/v1/bloqueios/{ano}/{identificacao}/verificar
      operador   operador.voltarPedido POST /operador/v1/pedidos/{ano}/{identificacao}/{consumidorID}/{orderId}/voltar
      operador   operador.webhook GET /operador/v1/webhooks/{webhookID}
      operador   operador.webhooks GET /operador/v1/webhooks
      publica    campanha.associados POST /campanha/v1/associados/{ano}/{identificacao}/cadastro
      publica    campanha.cpfsRestritos POST /campanha/v1/cpfsrestritos/{ano}/{identificacao}/consumidor/{cpf}
      publica    campanha.gruposAssociados GET /campanha/v1/gruposassociados/{ano}/{identificacao} kept by the browser client
      publica    campanha.listar GET /campanha/v1/campanhas/ kept by the browser client
      publica    campanha.texto GET /campanha/v1/textos/{nomeTexto} kept by the browser client
      publica    configuracao.listar POST /configuracoes/listarPorChaveValor
      publica    configuracao.listarAlternativa POST /listarPorChaveValor
      publica    consumidor.conferirIndicacao GET /consumidor/v1/indicacoes/{codigoIndicacao}
      publica    consumidor.verificar GET /consumidor/v1/verificar/{cpf}
      publica    cupom.capsula GET /cupom/v2/sorteios/{ano}/{identificacao}/{date}/capsula.json
      publica    cupom.configuracaoCompra GET /cupom/v2/cupons/configuracaoCompra/{ano}/{identificacao} kept by the browser client
      publica    cupom.manifesto GET /cupom/v2/sorteios/{ano}/{identificacao}/{date}/manifesto
      publica    externo.cep GET /externo/v1/cep/{cep} kept by the browser client
      publica    externo.municipios GET /externo/v1/municipios/{idEstado} kept by the browser client
      publica    login.autenticar POST /login/v1/autenticacao
      publica    login.autenticarFacebook POST /login/v1/autenticar/facebook
      publica    login.autenticarPasskey POST /login/v1/autenticar/passkey
      publica    login.cadastrar POST /login/v1/logins
      publica    login.cadastrarFacebook POST /login/v1/logins/facebook
      publica    login.conferirLinkSenha POST /login/v1/logins/senha/conferirLink
      publica    login.confirmarSenha POST /login/v1/logins/senha/confirmar
      publica    login.desfazerContato POST /login/v1/logins/contato/desfazer
      publica    login.iniciarEntradaPasskey POST /login/v1/autenticar/passkey/iniciar
      publica    login.obterTokenSms POST /login/v1/logins/senha/obterTokenRecuperarSenhaViaSMS
      publica    login.sair POST /login/v1/autenticacao/sair
      publica    login.solicitarRedefinicao POST /login/v1/logins/senha/solicitarRedefinicao
      publica    login.solicitarRedefinicaoSms POST /login/v1/logins/senha/solicitarRedefinicaoViaSMS/{ano}/{identificacao}
      publica    login.verificar GET /login/v1/logins/verificar/{user}
      publica    login.verificarTelefoneContato GET /login/v1/logins/verificarTelefoneContato/{telefone}
      publica    notificacao.encerrarDispositivo POST /notificacao/v1/dispositivos/encerrar
      publica    produto.participantes GET /produto/v1/participantes/{ano}/{identificacao} kept by the browser client
      publica    raspadinhaAlternativa.aberturas GET /raspadinhaAlternativa/v1/registro/{ano}/{identificacao}/aberturas/{depois}
      publica    raspadinhaAlternativa.agenda GET /raspadinhaAlternativa/v1/agenda/{ano}/{identificacao}
      publica    raspadinhaAlternativa.configuracoes GET /raspadinhaAlternativa/v1/configuracoes/{ano}/{identificacao} kept by the browser client
      publica    raspadinhaAlternativa.registro GET /raspadinhaAlternativa/v1/registro/{ano}/{identificacao}
      publica    raspadinhaAlternativa.tabelaPremio GET /raspadinhaAlternativa/v1/tabelaPremio/{ano}/{identificacao}
      visitante  operador.abrirConvite POST /operador/v1/acesso/convite
      visitante  operador.abrirRecuperacao POST /operador/v1/acesso/recuperacao
      visitante  operador.aceitarConvite POST /operador/v1/acesso/convite/aceitar
      visitante  operador.entrar POST /operador/v1/acesso/entrar
      visitante  operador.entrarPasskey POST /operador/v1/acesso/passkey/entrar
      visitante  operador.iniciarEntradaPasskey POST /operador/v1/acesso/passkey/iniciar
      visitante  operador.pedirRecuperacao POST /operador/v1/acesso/recuperacao/pedir
      visitante  operador.recuperar POST /operador/v1/acesso/recuperacao/usar
      "
    `);
});
