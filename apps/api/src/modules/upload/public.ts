export type { FotoService } from './foto.service.ts';
