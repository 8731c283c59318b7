export type { CupomService, LimitesCorrentes } from './cupom.service.ts';
export type { NumeroAllocator, NumerosReservados } from './numero-allocator.ts';
