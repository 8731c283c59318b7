import type { FastifyInstance } from 'fastify';
import type { CampanhaModule } from '../campanha/public.ts';
import { registerPagina } from './pagina.routes.ts';
import { createPaginaService } from './pagina.service.ts';

export type PaginaModule = ReturnType<typeof createPaginaModule>;

/** The web app as each host sees it. */
export function createPaginaModule(parts: {
  campanha: CampanhaModule;
  folders: { webDist: string; marcas: string };
  ambiente: 'producao' | 'teste';
}) {
  const { folders, ambiente } = parts;
  const paginas = createPaginaService({ ...parts.campanha, ...folders, ambiente });
  return { paginas, serve: (http: FastifyInstance) => registerPagina(http, paginas, folders) };
}
