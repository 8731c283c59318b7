/**
 * The one place that spells a URL of the API. Each call's method, path and traits as plain data, small enough
 * for the browser; the schemas of the same calls live in calls/*.ts under the same ids.
 *
 * auth: 'publica' needs nobody, 'consumidor' needs the person's token, 'operador' needs the operator's.
 * cache: whether the browser client may keep a GET in memory. altera: a GET that changes state (never cached).
 */
export interface PathEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly auth: 'publica' | 'consumidor' | 'operador';
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
  'consumidor.obter': { method: 'GET', path: '/consumidor/v1/consumidores/{usuario}', auth: 'consumidor' },
  'consumidor.aceites': { method: 'GET', path: '/consumidor/v1/aceites/', auth: 'publica' },
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
} as const satisfies Record<string, PathEntry>;

export type CallId = keyof typeof paths;

/** The path with its `{holes}` filled and encoded: `/login/v1/logins/verificar/123`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** The first part of a path, e.g. `/cupom`: what the client clears from its cache after a change. */
export function serviceOf(path: string): string {
  return path.slice(0, (path.indexOf('/', 1) + 1 || path.length + 1) - 1).toLowerCase();
}
