export type {
  Assunto,
  CupomFilter,
  CupomService,
  CupomView,
  CupomViews,
  LimitesCorrentes,
} from './cupom.service.ts';
export { listDinamicas } from './dinamica-ativa.ts';
export type { NumeroAllocator, NumerosReservados } from './numero-allocator.ts';
