export type { CodigoCupomService } from './codigo-cupom.service.ts';
export type { CodigoCupomModule } from './codigo-cupom.module.ts';
