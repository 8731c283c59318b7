import type { PathEntry } from '../path-entry.ts';

/** Steps that read all numbers of a campaign; a repeated request returns the first result. */
const demoraMilissegundos = 90_000;

export const sorteioPaths = {
  'cupom.premiados': {
    method: 'GET',
    path: '/cupom/v2/cupons/premiados/{ano}/{identificacao}/{date}',
    auth: 'opcional',
    cache: false,
  },
  'cupom.sorteios': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}',
    auth: 'opcional',
    cache: false,
  },
  'cupom.chances': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/chances',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.manifesto': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/manifesto',
    auth: 'publica',
    cache: false,
  },
  'cupom.capsula': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/capsula.json',
    auth: 'publica',
    cache: false,
  },
  'cupom.prova': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/prova',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;

export const sorteioOperadorPaths = {
  'operador.sorteios': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.calendarioSorteios': { method: 'GET', path: '/operador/v1/sorteios', auth: 'operador' },
  'operador.preverCongelamento': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/congelamento',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.congelarSorteio': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/congelamento',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.resultado': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado',
    auth: 'operador',
  },
  'operador.informarResultado': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado',
    auth: 'operador',
  },
  'operador.anexarResultado': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado/documento',
    auth: 'operador',
  },
  'operador.documentoResultado': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/resultado/documento',
    auth: 'operador',
  },
  'operador.apuracao': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/apuracao',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.apurarSorteio': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/apuracao',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.desclassificar': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/desclassificacoes',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.confirmarApuracao': {
    method: 'POST',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/confirmacao',
    auth: 'operador',
    timeout: demoraMilissegundos,
  },
  'operador.ataSorteio': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/ata.pdf',
    auth: 'operador',
  },
  'operador.participantesSorteio': {
    method: 'GET',
    path: '/operador/v1/sorteios/{ano}/{identificacao}/{date}/participantes.zip',
    auth: 'operador',
  },
  'operador.registrarPremiados': {
    method: 'POST',
    path: '/operador/v1/premiados/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.procurarNumero': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/vizinhos',
    auth: 'operador',
  },
  'operador.medirNumeros': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/justica',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
