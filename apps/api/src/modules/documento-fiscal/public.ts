export type { ApuracaoService } from './apuracao.service.ts';
export type { DocumentoFiscalLista } from './documento-fiscal.lista.ts';
export { toWire } from './documento-fiscal.presenter.ts';
