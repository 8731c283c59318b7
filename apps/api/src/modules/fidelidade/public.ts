export type { FidelidadeModule } from './fidelidade.module.ts';
