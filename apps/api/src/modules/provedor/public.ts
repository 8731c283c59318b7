export type { ProvedorModule } from './provedor.module.ts';
