export type { ExternoService } from './externo.service.ts';
export type { ExternoModule } from './externo.module.ts';
