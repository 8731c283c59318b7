export { Cura } from './desfecho/DesfechoPage.tsx';
export { DesfechoPage } from './desfecho/DesfechoPage.tsx';
export { DocumentoDesfecho } from './desfecho/DocumentoDesfecho.tsx';
export { type RecusaDita, RecusaModal } from './desfecho/RecusaModal.tsx';
export { tellDesfecho, tellRecusa } from './desfecho/say-desfecho.ts';
export { useProximaTela } from './desfecho/say-desfecho.ts';
export { documentoFiscalText } from './documento-fiscal.text.ts';
export type { DocumentoFiscal, DocumentosState, Envio, Origem } from './documento-fiscal.wire.ts';
export { DocumentoDetalhes } from './DocumentoDetalhes.tsx';
export { DocumentoRow, DocumentoStatus, formatEmitente } from './DocumentoRow.tsx';
export { DocumentosSkeleton } from './DocumentosSkeleton.tsx';
export { fila } from './fila/fila.ts';
export { FilaCard } from './fila/FilaCard.tsx';
export { isAtras, type NotaNaFila, toProtocolo } from './fila/nota-na-fila.ts';
/** For tests, which send what waits themselves. */
export { sendFila } from './fila/send-fila.ts';
export { toEnvio, toEnvioDigitado } from './documento-fiscal.wire.ts';
export { useRefreshNumeros } from './use-refresh-numeros.ts';
export { type Desfecho, useSendDocumento } from './use-send-documento.ts';
