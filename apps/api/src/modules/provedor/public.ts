export type { Mudanca } from './comunicados-provedor.ts';
export type { ProvedorEmUso, SenderSources } from './provedor.service.ts';
export type { ProvedorModule } from './provedor.module.ts';
export { provedorText } from './provedor.text.ts';
