import { createEncerramentoModule } from './modules/encerramento/encerramento.module.ts';
import { createExportacaoModule } from './modules/exportacao/exportacao.module.ts';
import { createListCabecas } from './modules/operador/auditoria/auditoria.store.ts';
import { createLivrosStore } from './modules/operador/livros.store.ts';
import { createRetencaoModule } from './modules/retencao/retencao.module.ts';

type Parts = Parameters<typeof createRetencaoModule>[0] &
  Parameters<typeof createExportacaoModule>[0] &
  Omit<Parameters<typeof createEncerramentoModule>[0], 'exportacao' | 'conferirContas' | 'listCabecas'>;

/** Builds the modules that keep, give out, close and delete the data of whole campaigns. */
export function createGuardaModules(parts: Parts) {
  const exportacao = createExportacaoModule(parts);
  return {
    retencao: createRetencaoModule(parts),
    exportacao,
    encerramento: createEncerramentoModule({
      ...parts,
      exportacao,
      conferirContas: createLivrosStore(parts.db).checkCampanha,
      listCabecas: createListCabecas(parts.db),
    }),
  };
}
