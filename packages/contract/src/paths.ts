import { pathsConta } from './paths-conta.ts';
import { pathsProduto } from './paths-produto.ts';
import { pathsOperador } from './paths-operador.ts';
import { pathsRecibo } from './paths-recibo.ts';
import { pathsVenda } from './paths-venda.ts';
import type { PathEntry } from './path-entry.ts';

export type { PathEntry } from './path-entry.ts';

/**
 * The one place that spells a URL of the API: each call's method, path and traits as plain data, small enough for the
 * browser. The schemas of the same calls live in calls/*.ts under the same ids.
 */
export const paths = {
  'configuracao.listar': {
    method: 'POST',
    path: '/configuracoes/listarPorChaveValor',
    auth: 'publica',
    envelope: 'dados',
  },
  'configuracao.listarAlternativa': {
    method: 'POST',
    path: '/listarPorChaveValor',
    auth: 'publica',
    envelope: 'dados',
  },
  'campanha.listar': { method: 'GET', path: '/campanha/v1/campanhas/', auth: 'publica' },
  'campanha.texto': { method: 'GET', path: '/campanha/v1/textos/{nomeTexto}', auth: 'publica' },
  'login.verificar': {
    method: 'GET',
    path: '/login/v1/logins/verificar/{user}',
    auth: 'publica',
    pessoa: 'user',
    cache: false,
  },
  'login.cadastrar': { method: 'POST', path: '/login/v1/logins', auth: 'publica', timeout: 60_000 },
  'login.autenticar': { method: 'POST', path: '/login/v1/autenticacao', auth: 'publica', pessoa: 'usuario' },
  'login.sair': { method: 'POST', path: '/login/v1/autenticacao/sair', auth: 'publica' },
  'login.obter': { method: 'GET', path: '/login/v1/logins/{usuario}', auth: 'consumidor', associado: true },
  'login.trocarSenha': {
    method: 'PATCH',
    path: '/login/v1/logins/trocarSenha',
    auth: 'consumidor',
    associado: true,
  },
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
    pessoa: 'usuario',
  },
  'login.verificarCodigo': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/verificar',
    auth: 'opcional',
    pessoa: 'usuario',
  },
  'login.verificarTelefoneContato': {
    method: 'GET',
    path: '/login/v1/logins/verificarTelefoneContato/{telefone}',
    auth: 'publica',
    pessoa: 'telefone',
    cache: false,
  },
  'login.confirmarEmail': { method: 'POST', path: '/login/v1/logins/email/confirmar', auth: 'opcional' },
  'login.reenviarConfirmacaoEmail': {
    method: 'POST',
    path: '/login/v1/logins/email/reenviar',
    auth: 'consumidor',
  },
  'login.solicitarRedefinicao': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicao',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.solicitarRedefinicaoSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicaoViaSMS/{ano}/{identificacao}',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.obterTokenSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/obterTokenRecuperarSenhaViaSMS',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.desfazerContato': { method: 'POST', path: '/login/v1/logins/contato/desfazer', auth: 'publica' },
  'login.conferirLinkSenha': { method: 'POST', path: '/login/v1/logins/senha/conferirLink', auth: 'publica' },
  'login.confirmarSenha': { method: 'POST', path: '/login/v1/logins/senha/confirmar', auth: 'publica' },
  'consumidor.obter': {
    method: 'GET',
    path: '/consumidor/v1/consumidores/{usuario}',
    auth: 'consumidor',
    associado: true,
  },
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
    pessoa: 'cpf',
    cache: false,
  },
  'consumidor.indicacoes': {
    method: 'GET',
    path: '/consumidor/v1/consumidores/indicacoes/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
  },
  'consumidor.conferirIndicacao': {
    method: 'GET',
    path: '/consumidor/v1/indicacoes/{codigoIndicacao}',
    auth: 'publica',
    cache: false,
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
  'consumidor.consentimentos': {
    method: 'GET',
    path: '/consumidor/v1/consentimentos',
    auth: 'consumidor',
    cache: false,
  },
  'consumidor.alterarConsentimento': {
    method: 'POST',
    path: '/consumidor/v1/alterarConsentimento',
    auth: 'consumidor',
  },
  'meusDados.pedir': { method: 'POST', path: '/meusDados/v1/pedidos', auth: 'consumidor' },
  'consumidor.aceites': { method: 'GET', path: '/consumidor/v1/aceites/', auth: 'opcional', cache: false },
  'campanha.cpfsRestritos': {
    method: 'POST',
    path: '/campanha/v1/cpfsrestritos/{ano}/{identificacao}/consumidor/{cpf}',
    auth: 'publica',
    pessoa: 'cpf',
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
  'notificacao.encerrarDispositivo': {
    method: 'POST',
    path: '/notificacao/v1/dispositivos/encerrar',
    auth: 'publica',
  },
  'upload.fotoPerfil': {
    method: 'POST',
    path: '/upload/v1/fotoPerfil',
    auth: 'consumidor',
    timeout: 60_000,
  },
  'externo.cep': { method: 'GET', path: '/externo/v1/cep/{cep}', auth: 'publica' },
  'externo.municipios': { method: 'GET', path: '/externo/v1/municipios/{idEstado}', auth: 'publica' },
  'externo.geocodificacao': { method: 'GET', path: '/externo/v1/geocodificacao', auth: 'consumidor' },
  'associado.listar': {
    method: 'GET',
    path: '/associado/v1/associados/listarAssociados/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
  },
  'associado.maisProximos': {
    method: 'GET',
    path: '/associado/v1/associados/listarAssociadosMaisProximos',
    auth: 'consumidor',
    // Its address says where somebody is, which nothing may keep.
    cache: false,
  },
  'quiz.obterCedulas': { method: 'POST', path: '/quiz/v1/cedulas/obterCedulas', auth: 'consumidor' },
  'quiz.responder': { method: 'PUT', path: '/quiz/v1/cedulas/', auth: 'consumidor' },
  ...pathsRecibo,
  ...pathsOperador,
  ...pathsConta,
  ...pathsProduto,
  ...pathsVenda,
} as const satisfies Record<string, PathEntry>;

/** Where a profile picture is read with a signed query: a file, so not one of the calls. */
export const fotoPerfilPath = '/upload/v1/fotoPerfil/{nomeArquivo}';

/** Where the picture or PDF of a receipt is read with a signed query: a file, so not one of the calls. */
export const imagemDocumentoPath = '/upload/v1/imagemDocumento/{nomeArquivo}';

/** The page that shows the PDF of a receipt; it takes the signed query of the file itself. */
export const leitorPdfPath = '/leitorPdf/{nomeArquivo}';

/**
 * Where a person's data is read with the token of a link, as a page or as JSON: files, so not calls. Both have an
 * extension: the service worker answers navigations without one with the app's page.
 */
export const meusDadosPaths = {
  html: '/meusDados/v1/arquivo.html',
  json: '/meusDados/v1/arquivo.json',
} as const;

export type CallId = keyof typeof paths;

/** The path with its `{holes}` filled and encoded: `/login/v1/logins/verificar/123`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The first part of a path, e.g. `/cupom`: what the client clears from its cache after a change. */
export function serviceOf(path: string): string {
  return path.slice(0, (path.indexOf('/', 1) + 1 || path.length + 1) - 1).toLowerCase();
}
