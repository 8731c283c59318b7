export type { ExternoService } from './externo.service.ts';
