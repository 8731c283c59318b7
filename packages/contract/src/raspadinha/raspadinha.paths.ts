import type { PathEntry } from '../path-entry.ts';

export const raspadinhaPaths = {
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
  'raspadinhaAlternativa.agenda': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/agenda/{ano}/{identificacao}',
    auth: 'publica',
    cache: false,
  },
  'raspadinhaAlternativa.registro': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/registro/{ano}/{identificacao}',
    auth: 'publica',
    cache: false,
  },
  'raspadinhaAlternativa.aberturas': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/registro/{ano}/{identificacao}/aberturas/{depois}',
    auth: 'publica',
    cache: false,
  },
  'raspadinhaAlternativa.prova': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/raspadinhas/prova/{id}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.raspar': {
    method: 'POST',
    path: '/raspadinhaAlternativa/v1/raspadinhas/raspar/{id}',
    auth: 'consumidor',
  },
  'raspadinhaAlternativa.rasparPorGet': {
    method: 'GET',
    path: '/raspadinhaAlternativa/v1/raspadinhas/raspar/{id}',
    auth: 'consumidor',
    cache: false,
  },
  'raspadinhaAlternativa.picPay': {
    method: 'POST',
    path: '/raspadinhaAlternativa/v1/picPay/{id}',
    auth: 'consumidor',
  },
  'raspadinhaAlternativa.picPayPorGet': {
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
} as const satisfies Record<string, PathEntry>;
