export { countCodigo, findFonteEsperada, judgeDocumento } from './apuracao.ts';
export type { Efeito } from './operador/correcao.service.ts';
export type { Ficha, OpenVereditos } from './operador/ficha.service.ts';
export type { Tomada } from './fila/fila.service.ts';
export { buildDocumento } from './registro/build-documento.ts';
export { createToMotivo, toProtocolo } from './documento-fiscal.presenter.ts';
export type { DocumentoFiscalView } from './documento-fiscal.views.ts';
export type { RegistroService } from './registro/registro.service.ts';
export type { DocumentoFiscalModule } from './documento-fiscal.module.ts';
