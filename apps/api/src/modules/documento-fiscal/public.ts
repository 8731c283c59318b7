export { judgeDocumento } from './ganho/apuracao.ts';
export { countCodigo } from './ganho/contagem.ts';
export type { Efeito } from './operador/correcao.service.ts';
export { buildDocumento } from './registro/build-documento.ts';
export { createToMotivo, toProtocolo } from './documento-fiscal.presenter.ts';
export type { DocumentoFiscalView } from './documento-fiscal.views.ts';
export type { RegistroService } from './registro/registro.service.ts';
export type { DocumentoFiscalModule } from './documento-fiscal.module.ts';
export type { HoraMudada, TakeMudados } from './mudanca.store.ts';
