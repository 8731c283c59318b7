import type { PathEntry } from '../path-entry.ts';

const rascunhos = '/operador/v1/rascunhos';
const campanhas = '/operador/v1/campanhas';
const previas = '/operador/v1/previas';
const simulacoes = '/operador/v1/simulacoes';
/** These start a program of their own, which takes half a minute on a busy machine. */
const demorada = 120_000;

export const estudioPaths = {
  'operador.rascunhos': { method: 'GET', path: rascunhos, auth: 'operador', cache: false },
  'operador.rascunho': { method: 'GET', path: `${rascunhos}/{rascunhoID}`, auth: 'operador', cache: false },
  'operador.gravarRascunho': { method: 'PUT', path: `${rascunhos}/{rascunhoID}`, auth: 'operador' },
  'operador.apagarRascunho': { method: 'DELETE', path: `${rascunhos}/{rascunhoID}`, auth: 'operador' },
  'operador.publicacoes': {
    method: 'GET',
    path: `${campanhas}/{ano}/{identificacao}/publicacoes`,
    auth: 'operador',
    cache: false,
  },
  'operador.publicacao': {
    method: 'GET',
    path: `${campanhas}/{ano}/{identificacao}/publicacoes/{hash}`,
    auth: 'operador',
    cache: false,
  },
  'operador.conferirCampanha': { method: 'POST', path: `${campanhas}/conferir`, auth: 'operador' },
  'operador.guardarImagemCampanha': { method: 'POST', path: `${campanhas}/imagens`, auth: 'operador' },
  'operador.abrirPrevia': { method: 'POST', path: previas, auth: 'operador', timeout: demorada },
  'operador.trocarPrevia': {
    method: 'PUT',
    path: `${previas}/{previaID}`,
    auth: 'operador',
    timeout: demorada,
  },
  'operador.fecharPrevia': { method: 'DELETE', path: `${previas}/{previaID}`, auth: 'operador' },
  'operador.simularCampanha': { method: 'POST', path: simulacoes, auth: 'operador' },
  'operador.simulacoes': { method: 'GET', path: simulacoes, auth: 'operador', cache: false },
  'operador.simulacao': {
    method: 'GET',
    path: `${simulacoes}/{simulacaoID}`,
    auth: 'operador',
    cache: false,
  },
  'operador.cancelarSimulacao': {
    method: 'POST',
    path: `${simulacoes}/{simulacaoID}/cancelar`,
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
