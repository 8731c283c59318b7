import type { AppParts } from './app-parts.ts';
import type { Base } from './create-modules.ts';
import { createStartEnsaio, simulacaoLimits } from './create-workers.ts';
import { createEnsaioDatabases } from '../ensaio-database.ts';
import { createEncerramentoModule } from '../modules/encerramento/encerramento.module.ts';
import { createEstudioModule } from '../modules/estudio/estudio.module.ts';
import { createExportacaoModule } from '../modules/exportacao/exportacao.module.ts';
import { createListCabecas } from '../modules/operador/auditoria/cabeca.store.ts';
import { createLivrosStore } from '../modules/operador/livros.store.ts';
import { createRelatorioModule } from '../modules/relatorio/relatorio.module.ts';
import { createRetencaoModule } from '../modules/retencao/retencao.module.ts';

type DaCampanha = Omit<
  Parameters<typeof createRetencaoModule>[0] &
    Parameters<typeof createRelatorioModule>[0] &
    Omit<Parameters<typeof createEncerramentoModule>[0], 'exportacao' | 'conferirContas' | 'listCabecas'> & {
      readonly campanha: Parameters<typeof createEstudioModule>[0]['campanha'] &
        Pick<Parameters<typeof createEstudioModule>[0], 'exames' | 'hospedagens'>;
      readonly documentoFiscal: Pick<Parameters<typeof createEstudioModule>[0], 'fichas'>;
      readonly pedido: Pick<Parameters<typeof createEstudioModule>[0], 'pedidos'>;
      readonly raspadinha: Pick<Parameters<typeof createEstudioModule>[0], 'raspadinhas'>;
    },
  keyof Base
>;

/** Builds the modules for whole campaigns: studio, storage, reports, exports, closing and deletion of their data. */
export function createGuardaModules(
  base: Base,
  { consoleOrigin, previaOrigin, folders: { programs } }: AppParts,
  daCampanha: DaCampanha,
) {
  const parts = { ...base, ...daCampanha };
  const { campanha, documentoFiscal, pedido, raspadinha } = daCampanha;
  const exportacao = createExportacaoModule(parts);
  return {
    retencao: createRetencaoModule(parts),
    exportacao,
    relatorio: createRelatorioModule(parts),
    estudio: createEstudioModule({
      ...base,
      ...campanha,
      ...documentoFiscal,
      ...pedido,
      ...raspadinha,
      campanha,
      databases: createEnsaioDatabases(base.db),
      startEnsaio: createStartEnsaio(base.log, programs),
      startSimulacao: createStartEnsaio(base.log, programs, simulacaoLimits),
      consoleOrigin,
      previaOrigin,
    }),
    encerramento: createEncerramentoModule({
      ...parts,
      exportacao,
      conferirContas: createLivrosStore(base.db).checkCampanha,
      listCabecas: createListCabecas(base.db),
    }),
  };
}
