import type { PathEntry } from '../path-entry.ts';

export const atendimentoOperadorPaths = {
  // A search is a POST: its body is not logged, unlike an address.
  'operador.procurarPessoa': { method: 'POST', path: '/operador/v1/pessoas/procurar', auth: 'operador' },
  'operador.pessoa': {
    method: 'GET',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}',
    auth: 'operador',
    cache: false,
  },
  'operador.historicoPessoa': {
    method: 'GET',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/historico/{perPage}',
    auth: 'operador',
    cache: false,
  },
  'operador.revelarCampo': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/campos/{campo}',
    auth: 'operador',
  },
  'operador.explicarNota': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/explicar',
    auth: 'operador',
  },
  'operador.encerrarSessoesPessoa': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/sessoes/encerrar',
    auth: 'operador',
  },
  'operador.avisarPessoa': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/avisos',
    auth: 'operador',
  },
  'operador.reenviarMensagem': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/mensagens',
    auth: 'operador',
  },
  'operador.enviarCodigoContato': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/contato/codigo',
    auth: 'operador',
  },
  'operador.corrigirContato': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/contato',
    auth: 'operador',
  },
  'operador.preverExclusaoPessoa': {
    method: 'GET',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/exclusao',
    auth: 'operador',
    cache: false,
  },
  'operador.excluirPessoa': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/exclusao',
    auth: 'operador',
  },
  'operador.ajustarConta': {
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/ajustes',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
