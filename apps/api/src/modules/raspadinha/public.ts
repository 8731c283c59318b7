export type { RaspadinhaService } from './raspadinha.service.ts';
