export type { SenderSources } from './provedor.service.ts';
export type { ProvedorModule } from './provedor.module.ts';
