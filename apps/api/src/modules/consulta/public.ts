export type { ConsultaModule } from './consulta.module.ts';
