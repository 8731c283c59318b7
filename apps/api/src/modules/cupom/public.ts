export type {
  CupomFilter,
  CupomService,
  CupomView,
  CupomViews,
  LimitesCorrentes,
  ListCongelamentos,
  ListPremios,
} from './cupom.service.ts';
export type { FindDono } from './find-dono.ts';
export { listDinamicas } from './cupom.service.ts';
export type { NumeroAllocator, NumerosReservados } from './numero-allocator.ts';
export type { CupomModule } from './cupom.module.ts';
