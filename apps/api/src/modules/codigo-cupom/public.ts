export type { CodigoCupomService } from './codigo-cupom.service.ts';
