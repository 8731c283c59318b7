import { randomBytes } from 'node:crypto';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule, CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import { createContexto } from './conteudo/contexto.ts';
import { type Conteudo, createReadConteudo } from './conteudo/conteudos.ts';
import { createListPremiados } from './conteudo/linhas-premiados.views.ts';
import { createListLancamentos } from './conteudo/linhas-lancamentos.views.ts';
import { createNotasViews } from './conteudo/linhas-notas.views.ts';
import { createListParticipantes } from './conteudo/linhas-participantes.views.ts';
import { createListPedidos } from './conteudo/linhas-pedidos.views.ts';
import { createEscritaService } from './escrita.service.ts';
import { createEscritaStore } from './escrita.store.ts';
import { bindExportacaoOperador } from './exportacao.operador.routes.ts';
import { createExportacaoService } from './exportacao.service.ts';
import { createExportacaoStore } from './exportacao.store.ts';

export type ExportacaoModule = ReturnType<typeof createExportacaoModule>;

/** Wires the exports of campaigns. */
export function createExportacaoModule(parts: {
  db: Db;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  campanha: Pick<CampanhaModule, 'hospedagens'>;
}) {
  const { db, campanha } = parts;
  const store = createExportacaoStore(db);
  const exportacoes = createExportacaoService({ ...parts, store });
  const readConteudo = createReadConteudo({
    listParticipantes: createListParticipantes(db),
    notas: createNotasViews(db),
    listPremiados: createListPremiados(db),
    listPedidos: createListPedidos(db),
    listLancamentos: createListLancamentos(db),
  });
  const escritas = createEscritaService({
    ...parts,
    store: createEscritaStore(db),
    getSal: store.getSal,
    findCampanha: campanha.hospedagens.findById,
    readConteudo,
  });
  return {
    exportacoes,
    bindOperador: (operador: OperadorBinder) => bindExportacaoOperador(operador, exportacoes),
    /** Reads the winners of a campaign until a moment, with the data of their accounts. */
    readPremiados: async (publicada: CampanhaPublicada, ate: Date): Promise<Conteudo> => {
      const { campanhaId } = publicada;
      const sal = await store.getSal(campanhaId, randomBytes(32).toString('hex'));
      const filtro = { campanhaId, comDadosPessoais: true, de: new Date(0), ate };
      return readConteudo('premiados', { publicada, filtro, porItem: false }, createContexto(sal));
    },
    jobs: [
      {
        name: 'exportacao.escrever',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 60,
        run: escritas.run,
      },
      {
        name: 'exportacao.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: exportacoes.clean,
      },
    ] satisfies Job[],
  };
}
