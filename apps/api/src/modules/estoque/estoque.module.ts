import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import { bindEstoqueOperador } from './estoque.operador.routes.ts';
import { createRestosService } from './restos.service.ts';
import { createRestosViews } from './restos.views.ts';

/** Wires codes and units that are left of a campaign. */
export function createEstoqueModule({
  db,
  campanha: { estoqueLotes },
}: {
  readonly db: Db;
  readonly campanha: Pick<CampanhaModule, 'estoqueLotes'>;
}) {
  const restos = createRestosService(createRestosViews(db));
  return {
    bindOperador: (operador: OperadorBinder) => bindEstoqueOperador(operador, { estoqueLotes, restos }),
  };
}
