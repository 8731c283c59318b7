import type { ActId } from './permissoes.ts';

/**
 * Calls that change the books of the campaign that they name, in the path or in the published file. They are refused after
 * the books are closed (ADR 0092).
 */
export const atosDeLivros: ReadonlySet<ActId> = new Set<ActId>([
  'operador.publicarCampanha',
  'operador.importarCpfsRestritos',
  'operador.importarCodigos',
  'operador.importarVouchers',
  'operador.decidirIndicacao',
  'operador.moverPedido',
  'operador.moverPedidos',
  'operador.voltarPedido',
  'operador.ajustarConta',
  'operador.entregarPremio',
  'operador.bloquearLote',
  'operador.ajustarEstoque',
  'operador.definirPrazoCampanha',
  'operador.informarScpc',
  'operador.definirValorPremio',
  'operador.retirarArquivoEncerramento',
  'operador.conferirLivros',
  'operador.andarPremio',
  'operador.pausarPremio',
  'operador.desfazerEntrega',
  'operador.anexarPremio',
  'operador.registrarPremiados',
  'operador.congelarSorteio',
  'operador.informarResultado',
  'operador.anexarResultado',
  'operador.apurarSorteio',
  'operador.desclassificar',
  'operador.confirmarApuracao',
  'operador.julgarLote',
  'operador.apurarDocumento',
  'operador.apurarDocumentos',
  'operador.desfazerVeredito',
  'operador.corrigirDocumento',
]);
