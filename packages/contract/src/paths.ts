/**
 * The one place that spells a URL of the API. Each call's method, path and traits as plain data, small enough
 * for the browser; the schemas of the same calls live in calls/*.ts under the same ids.
 *
 * auth: 'publica' needs nobody, 'opcional' reads the person's token when one is sent, 'consumidor' needs it,
 * 'operador' needs the operator's.
 * cache: whether the browser client may keep a GET in memory. altera: a GET that changes state (never cached).
 */
export interface PathEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: 'publica' | 'opcional' | 'consumidor' | 'operador';
  readonly cache?: false;
  /** Milliseconds before the client gives up; 15,000 unless told. */
  readonly timeout?: number;
}

export const paths = {
  'configuracao.listar': {
    method: 'POST',
    path: '/configuracoes/listarPorChaveValor',
    auth: 'publica',
  },
  'configuracao.listarAlternativa': { method: 'POST', path: '/listarPorChaveValor', auth: 'publica' },
  'campanha.listar': { method: 'GET', path: '/campanha/v1/campanhas/', auth: 'publica' },
  'campanha.texto': { method: 'GET', path: '/campanha/v1/textos/{nomeTexto}', auth: 'publica' },
  'login.verificar': {
    method: 'GET',
    path: '/login/v1/logins/verificar/{user}',
    auth: 'publica',
    cache: false,
  },
  'login.cadastrar': { method: 'POST', path: '/login/v1/logins', auth: 'publica', timeout: 60_000 },
  'login.autenticar': { method: 'POST', path: '/login/v1/autenticacao', auth: 'publica' },
  'login.obter': { method: 'GET', path: '/login/v1/logins/{usuario}', auth: 'consumidor' },
  'login.trocarSenha': { method: 'PATCH', path: '/login/v1/logins/trocarSenha', auth: 'consumidor' },
  'login.cadastrarFacebook': {
    method: 'POST',
    path: '/login/v1/logins/facebook',
    auth: 'publica',
    timeout: 60_000,
  },
  'login.autenticarFacebook': { method: 'POST', path: '/login/v1/autenticar/facebook', auth: 'publica' },
  'login.gerarCodigoTemporario': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/gerarCodigo',
    auth: 'consumidor',
  },
  'login.enviarNotificacaoToken': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/enviarNotificacaoToken',
    auth: 'opcional',
  },
  'login.verificarCodigo': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/verificar',
    auth: 'opcional',
  },
  'login.verificarTelefoneContato': {
    method: 'GET',
    path: '/login/v1/logins/verificarTelefoneContato/{telefone}',
    auth: 'publica',
    cache: false,
  },
  'login.confirmarEmail': { method: 'POST', path: '/login/v1/logins/email/confirmar', auth: 'publica' },
  'login.solicitarRedefinicao': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicao',
    auth: 'publica',
  },
  'login.solicitarRedefinicaoSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicaoViaSMS/{ano}/{identificacao}',
    auth: 'publica',
  },
  'login.obterTokenSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/obterTokenRecuperarSenhaViaSMS',
    auth: 'publica',
  },
  'login.confirmarSenha': { method: 'POST', path: '/login/v1/logins/senha/confirmar', auth: 'publica' },
  'consumidor.obter': { method: 'GET', path: '/consumidor/v1/consumidores/{usuario}', auth: 'consumidor' },
  'consumidor.salvar': { method: 'POST', path: '/consumidor/v1/consumidores', auth: 'consumidor' },
  'consumidor.excluir': {
    method: 'DELETE',
    path: '/consumidor/v1/consumidores/{usuario}',
    auth: 'consumidor',
  },
  'consumidor.verificar': {
    method: 'GET',
    path: '/consumidor/v1/verificar/{cpf}',
    auth: 'publica',
    cache: false,
  },
  'consumidor.indicacoes': {
    method: 'GET',
    path: '/consumidor/v1/consumidores/indicacoes/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
  },
  'consumidor.verificarTelefoneContato': {
    method: 'POST',
    path: '/consumidor/v1/consumidores/verificarTelefoneContato',
    auth: 'consumidor',
  },
  'consumidor.alterarNotificacao': {
    method: 'POST',
    path: '/consumidor/v1/alterarNotificacao',
    auth: 'consumidor',
  },
  'consumidor.alterarAceites': { method: 'POST', path: '/consumidor/v1/alterarAceites', auth: 'consumidor' },
  'consumidor.aceites': { method: 'GET', path: '/consumidor/v1/aceites/', auth: 'opcional', cache: false },
  'campanha.cpfsRestritos': {
    method: 'POST',
    path: '/campanha/v1/cpfsrestritos/{ano}/{identificacao}/consumidor/{cpf}',
    auth: 'publica',
  },
  'campanha.gruposAssociados': {
    method: 'GET',
    path: '/campanha/v1/gruposassociados/{ano}/{identificacao}',
    auth: 'publica',
  },
  'campanha.associados': {
    method: 'POST',
    path: '/campanha/v1/associados/{ano}/{identificacao}/cadastro',
    auth: 'publica',
  },
  'notificacao.dispositivos': { method: 'POST', path: '/notificacao/v1/dispositivos', auth: 'consumidor' },
  'upload.fotoPerfil': { method: 'POST', path: '/upload/v1/fotoPerfil', auth: 'consumidor' },
  'externo.cep': { method: 'GET', path: '/externo/v1/cep/{cep}', auth: 'publica' },
  'externo.municipios': { method: 'GET', path: '/externo/v1/municipios/{idEstado}', auth: 'publica' },
  'externo.geocodificacao': { method: 'GET', path: '/externo/v1/geocodificacao', auth: 'consumidor' },
  'cupom.consumidor': { method: 'GET', path: '/cupom/v2/consumidor/{telefone}', auth: 'consumidor' },
  'cupom.dinamicaCupom': { method: 'POST', path: '/cupom/v2/consumidor/dinamicaCupom', auth: 'consumidor' },
  'cupom.listarConsumidor': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/{porPagina}/{pagina}',
    auth: 'consumidor',
  },
  'cupom.listarTodosConsumidor': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}',
    auth: 'consumidor',
  },
  'cupom.listarConsumidorCpf': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/cpf/{cpf}/{porPagina}/{pagina}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.listarConsumidorCpfSufixo': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/cpf/{cpf}/{porPagina}/{pagina}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.listarDocumentoFiscal': {
    method: 'GET',
    path: '/cupom/v2/cupons/documentoFiscal/{ano}/{identificacao}/{porPagina}/{pagina}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.listarPorCampanha': {
    method: 'POST',
    path: '/cupom/v2/cupons/{ano}/{identificacao}/listarPorCampanha',
    auth: 'consumidor',
  },
  'cupom.escanear': {
    method: 'GET',
    path: '/cupom/v2/cupons/escanear/{anoCampanha}/{identificacaoCampanha}/{numeroAleatorio}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.premiados': {
    method: 'GET',
    path: '/cupom/v2/cupons/premiados/{ano}/{identificacao}/{date}',
    auth: 'publica',
    cache: false,
  },
  'cupom.sorteios': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}',
    auth: 'publica',
    cache: false,
  },
  'cupom.configuracaoCompra': {
    method: 'GET',
    path: '/cupom/v2/cupons/configuracaoCompra/{ano}/{identificacao}',
    auth: 'publica',
  },
  'cupom.totalEscaneados': {
    method: 'GET',
    path: '/cupom/v2/cupons/lotes/{ano}/{identificacao}/totalEscaneados',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.escaneadosPorPeriodo': {
    method: 'GET',
    path: '/cupom/v2/cupons/escaneadosPorPeriodo/{ano}/{identificacao}/{cpf}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.configuracao': {
    method: 'GET',
    path: '/cupom/v2/cupons/configuracao/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'documentoFiscal.configuracao': {
    method: 'GET',
    path: '/documentoFiscal/v1/configuracao/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'documentoFiscal.listar': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentos/{perPage}/{page}',
    auth: 'consumidor',
  },
  'documentoFiscal.pendentes.listar': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{perPage}/{page}/{profile}',
    auth: 'consumidor',
  },
  'documentoFiscal.pendentes.obter': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{chaveAcesso}',
    auth: 'consumidor',
    cache: false,
  },
  'documentoFiscal.pendentes.enviar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'documentoFiscal.inserirNaoFiscal': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/inserirNaoFiscal',
    auth: 'consumidor',
  },
  'documentoFiscal.contestar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/contestar',
    auth: 'consumidor',
  },
  'upload.imagemDocumento': {
    method: 'POST',
    path: '/upload/v1/imagemDocumento',
    auth: 'consumidor',
    // A photo on a slow network takes its time.
    timeout: 60_000,
  },
  'comper.integrarDocumentoFiscal': {
    method: 'POST',
    path: '/cupom/v2/integrarDocumentoFiscal',
    auth: 'consumidor',
  },
  'produto.compra': {
    method: 'GET',
    path: '/produto/v1/compras/{documentoFiscalID}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinha.listarConsumidor': {
    method: 'GET',
    path: '/raspadinha/v1/raspadinhas/consumidor',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.listar': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/raspadinhas/{ano}/{identificacao}/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.tabelaPremio': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/tabelaPremio/{ano}/{identificacao}',
    auth: 'publica',
    cache: false,
  },
  'raspadinhaAlternativa.configuracoes': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/configuracoes/{ano}/{identificacao}',
    auth: 'publica',
  },
  'raspadinhaAlternativa.raspar': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/raspadinhas/raspar/{id}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.picPay': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/picPay/{id}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.porPeriodo': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/consumidor/raspadinhasPorPeriodo/{ano}/{identificacao}/{cpf}',
    auth: 'consumidor',
    cache: false,
  },
  'operador.publicarCampanha': { method: 'POST', path: '/operador/v1/campanhas', auth: 'operador' },
  'operador.apurarDocumento': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/apurar',
    auth: 'operador',
  },
  'operador.listarPendentes': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/pendentes/{ano}/{identificacao}/{perPage}/{page}',
    auth: 'operador',
  },
  'operador.listarRepetidos': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/repetidos',
    auth: 'operador',
  },
  'operador.importarCodigos': {
    method: 'POST',
    path: '/operador/v1/codigos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.registrarPremiados': {
    method: 'POST',
    path: '/operador/v1/premiados/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.medirNumeros': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/justica',
    auth: 'operador',
  },
  'operador.importarCpfsRestritos': {
    method: 'POST',
    path: '/operador/v1/cpfsRestritos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.importarPrimeirosAcessos': {
    method: 'POST',
    path: '/operador/v1/primeirosAcessos/{ano}/{identificacao}',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;

/** Where a profile picture is read: a file, so not one of the calls. Its name is 128 random bits. */
export const fotoPerfilPath = '/upload/v1/fotoPerfil/{nomeArquivo}';

/** Where the picture or PDF of a receipt is read: a file, so not one of the calls. Its name is 128 random bits. */
export const imagemDocumentoPath = '/upload/v1/imagemDocumento/{nomeArquivo}';

export type CallId = keyof typeof paths;

/** The path with its `{holes}` filled and encoded: `/login/v1/logins/verificar/123`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The first part of a path, e.g. `/cupom`: what the client clears from its cache after a change. */
export function serviceOf(path: string): string {
  return path.slice(0, (path.indexOf('/', 1) + 1 || path.length + 1) - 1).toLowerCase();
}
