import type { PathEntry } from '../path-entry.ts';

const encerramentos = '/operador/v1/encerramentos';
const campanha = `${encerramentos}/{ano}/{identificacao}`;

/** The books of a large campaign are read as a whole. */
const demoraMilissegundos = 90_000;

export const encerramentoPaths = {
  'operador.prazosLegais': { method: 'GET', path: `${encerramentos}/prazos`, auth: 'operador', cache: false },
  'operador.alterarPrazoLegal': {
    method: 'POST',
    path: `${encerramentos}/prazos/{prazoID}/alterar`,
    auth: 'operador',
  },
  'operador.encerramento': { method: 'GET', path: campanha, auth: 'operador', cache: false },
  'operador.definirPrazoCampanha': {
    method: 'POST',
    path: `${campanha}/prazos/{prazoID}/definir`,
    auth: 'operador',
  },
  'operador.informarScpc': { method: 'POST', path: `${campanha}/scpc`, auth: 'operador' },
  'operador.definirValorPremio': { method: 'POST', path: `${campanha}/valores`, auth: 'operador' },
  'operador.anexarEncerramento': { method: 'POST', path: `${campanha}/arquivos`, auth: 'operador' },
  'operador.arquivoEncerramento': {
    method: 'GET',
    path: `${campanha}/arquivos/{arquivoID}`,
    auth: 'operador',
    cache: false,
  },
  'operador.retirarArquivoEncerramento': {
    method: 'POST',
    path: `${campanha}/arquivos/{arquivoID}/retirar`,
    auth: 'operador',
  },
  'operador.conferirLivros': {
    method: 'POST',
    path: `${campanha}/conferir`,
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.kits': {
    method: 'GET',
    path: `${campanha}/kits/lista/{perPage}`,
    auth: 'operador',
    cache: false,
  },
  'operador.pedirKit': { method: 'POST', path: `${campanha}/kits`, auth: 'operador' },
  'operador.cancelarKit': { method: 'POST', path: `${campanha}/kits/{kitID}/cancelar`, auth: 'operador' },
  'operador.baixarKit': {
    method: 'GET',
    path: `${campanha}/kits/{kitID}/arquivo`,
    auth: 'operador',
    cache: false,
  },
  'operador.encerrarCampanha': {
    method: 'POST',
    path: `${campanha}/encerrar`,
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
} as const satisfies Record<string, PathEntry>;
