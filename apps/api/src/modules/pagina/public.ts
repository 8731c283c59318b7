export type { PaginaService } from './pagina.service.ts';
export { escapeHtml } from './shell.ts';
export type { PaginaModule } from './pagina.module.ts';
