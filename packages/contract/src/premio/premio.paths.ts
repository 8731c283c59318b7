import type { PathEntry } from '../path-entry.ts';

const premio = '/operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{premioID}';

export const premioPaths = {
  'operador.procurarPremio': { method: 'GET', path: '/operador/v1/premios/procurar', auth: 'operador' },
  'operador.entregarPremio': {
    method: 'POST',
    path: '/operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{raspadinhaID}/entregar',
    auth: 'operador',
  },
  'operador.premios': {
    method: 'GET',
    path: '/operador/v1/premios/{ano}/{identificacao}/lista/{perPage}',
    auth: 'operador',
    cache: false,
  },
  'operador.premio': { method: 'GET', path: premio, auth: 'operador', cache: false },
  'operador.verContatoPremio': { method: 'POST', path: `${premio}/contato`, auth: 'operador' },
  'operador.andarPremio': { method: 'POST', path: `${premio}/andamento`, auth: 'operador' },
  'operador.pausarPremio': { method: 'POST', path: `${premio}/pausa`, auth: 'operador' },
  'operador.desfazerEntrega': { method: 'POST', path: `${premio}/desfazerEntrega`, auth: 'operador' },
  'operador.anexarPremio': { method: 'POST', path: `${premio}/arquivos`, auth: 'operador' },
  'operador.arquivoPremio': {
    method: 'GET',
    path: `${premio}/arquivos/{nomeArquivo}`,
    auth: 'operador',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
