export { fromSaldoCashback } from './conta-corrente.wire.ts';
export { type Caminho, Caminhos } from './parts/Caminhos.tsx';
export { Extrato, ExtratoSkeleton } from './parts/Extrato.tsx';
export { GanhoDaNota } from './parts/GanhoDaNota.tsx';
export { SaldoCard } from './parts/SaldoCard.tsx';
export { useSaldoConhecido } from './saldo-conhecido.ts';
