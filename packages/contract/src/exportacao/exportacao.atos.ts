import type { Atos } from '../operador/ato.ts';
import { administra, audita } from '../operador/papeis.ts';

export const exportacaoAtos = {
  'operador.exportacoes': {
    feito: 'viu as exportações',
    fazer: 'ver as exportações',
    method: 'GET',
    path: '/operador/v1/exportacoes/{ano}/{identificacao}/lista/{perPage}',
    auth: 'operador',
    cache: false,
    papeis: audita,
    registro: 'leitura',
  },
  'operador.pedirExportacao': {
    feito: 'pediu uma exportação',
    fazer: 'pedir exportações',
    method: 'POST',
    path: '/operador/v1/exportacoes/{ano}/{identificacao}',
    auth: 'operador',
    papeis: administra,
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.cancelarExportacao': {
    feito: 'cancelou uma exportação',
    fazer: 'cancelar exportações',
    method: 'POST',
    path: '/operador/v1/exportacoes/{ano}/{identificacao}/{exportacaoID}/cancelar',
    auth: 'operador',
    papeis: administra,
    registro: 'ato',
  },
  'operador.baixarExportacao': {
    feito: 'baixou uma exportação',
    fazer: 'baixar exportações',
    method: 'GET',
    path: '/operador/v1/exportacoes/{ano}/{identificacao}/{exportacaoID}/arquivo',
    auth: 'operador',
    cache: false,
    papeis: administra,
    registro: 'ato',
    isElevada: true,
  },
} as const satisfies Atos;
