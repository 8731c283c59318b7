import type { PathEntry } from './path-entry.ts';

/** The addresses of receipts and of everything that comes of them, and those of the operator. */
export const pathsRecibo = {
  'cupom.consumidor': { method: 'GET', path: '/cupom/v2/consumidor/{telefone}', auth: 'consumidor' },
  'cupom.dinamicaCupom': { method: 'POST', path: '/cupom/v2/consumidor/dinamicaCupom', auth: 'consumidor' },
  'cupom.listarConsumidor': {
    method: 'GET',
    path: '/cupom/v2/cupons/consumidor/{ano}/{identificacao}/{user}/{porPagina}/{pagina}',
    auth: 'consumidor',
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
  'cupom.escanear': {
    method: 'GET',
    path: '/cupom/v2/cupons/escanear/{anoCampanha}/{identificacaoCampanha}/{numeroAleatorio}',
    auth: 'consumidor',
    cache: false,
  },
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
  'cupom.configuracaoCompra': {
    method: 'GET',
    path: '/cupom/v2/cupons/configuracaoCompra/{ano}/{identificacao}',
    auth: 'publica',
  },
  'cupom.totalEscaneados': {
    method: 'GET',
    path: '/cupom/v2/cupons/lotes/{ano}/{identificacao}/totalEscaneados',
    auth: 'consumidor',
    cache: false,
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
  'documentoFiscal.listarPorTipo': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentos/{limit}/1/',
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
  'documentoFiscal.inserirNaoFiscal': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/inserirNaoFiscal',
    auth: 'consumidor',
  },
  'documentoFiscal.contestar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/contestar',
    auth: 'consumidor',
  },
  'documentoFiscal.declarar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/declarar',
    auth: 'consumidor',
  },
  'documentoFiscal.ler': { method: 'POST', path: '/documentoFiscal/v1/leituras', auth: 'consumidor' },
  'upload.imagemDocumento': {
    method: 'POST',
    path: '/upload/v1/imagemDocumento',
    auth: 'consumidor',
    // A PDF of 5 MB takes 134 s at 400 kbit/s; the server waits longer for one that arrives.
    timeout: 240_000,
  },
  'comper.integrarDocumentoFiscal': {
    method: 'POST',
    path: '/cupom/v2/integrarDocumentoFiscal',
    auth: 'consumidor',
    envelope: 'statusCode',
  },
  'comper.integrarDocumentoFiscalAlternativa': {
    method: 'POST',
    path: '/integrarDocumentoFiscal',
    auth: 'consumidor',
    envelope: 'statusCode',
  },
  'produto.compra': {
    method: 'GET',
    path: '/produto/v1/compras/{documentoFiscalID}',
    auth: 'consumidor',
    cache: false,
  },
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
