export { countCodigo, judgeDocumento } from './apuracao.ts';
export type { Ficha } from './ficha.service.ts';
export { buildDocumento } from './build-documento.ts';
export type { DocumentoFiscalView } from './documento-fiscal.views.ts';
export type { RegistroService } from './registro.service.ts';
export type { DocumentoFiscalModule } from './documento-fiscal.module.ts';
