import type { PathEntry } from '../path-entry.ts';

export const cupomPaths = {
  'cupom.listarConsumidor': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/{porPagina}/{pagina}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.listarTodosConsumidor': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}',
    auth: 'consumidor',
    cache: false,
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
  'cupom.configuracaoCompra': {
    method: 'GET',
    path: '/cupom/v2/cupons/configuracaoCompra/{ano}/{identificacao}',
    auth: 'publica',
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
} as const satisfies Record<string, PathEntry>;
