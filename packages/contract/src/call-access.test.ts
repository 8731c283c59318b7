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

// Acts of operators are frozen with their roles in matriz.test.ts of the API.
test('lists every call with its audience, except acts of operators', () => {
  const entries = Object.entries<PathEntry>(paths).filter(([, { auth }]) => auth !== 'operador');
  expect(`\n${entries.map(describeCall).sort().join('\n')}\n`).toMatchInlineSnapshot(`
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
