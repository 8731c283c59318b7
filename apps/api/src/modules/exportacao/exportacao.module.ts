import { randomBytes } from 'node:crypto';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import { createArquivos } from '../arquivo/public.ts';
import type { CampanhaModule, CampanhaPublicada, OperadorBinder } from '../campanha/public.ts';
import { createContexto } from './conteudo/contexto.ts';
import { type Conteudo, createReadConteudo } from './conteudo/conteudos.ts';
import { createListPremiados } from './conteudo/linhas-premiados.views.ts';
import { createListLancamentos } from './conteudo/linhas-lancamentos.views.ts';
import { createNotasViews } from './conteudo/linhas-notas.views.ts';
import { createListParticipantes } from './conteudo/linhas-participantes.views.ts';
import { createListPedidos } from './conteudo/linhas-pedidos.views.ts';
import { createOpenExportacao } from './escrita-exportacao.ts';
import { bindExportacaoOperador } from './exportacao.operador.routes.ts';
import { createExportacaoService, type PedidoExportacao, tipoExportacao } from './exportacao.service.ts';
import { createGetSal } from './sal.store.ts';

export type ExportacaoModule = ReturnType<typeof createExportacaoModule>;

/** Wires the exports of campaigns. */
export function createExportacaoModule(parts: {
  db: Db;
  storage: FileStorage;
  clock: Clock;
  log: Logger;
  campanha: Pick<CampanhaModule, 'hospedagens'>;
}) {
  const { db, campanha, log } = parts;
  const getSal = createGetSal(db);
  const readConteudo = createReadConteudo({
    listParticipantes: createListParticipantes(db),
    notas: createNotasViews(db),
    listPremiados: createListPremiados(db),
    listPedidos: createListPedidos(db),
    listLancamentos: createListLancamentos(db),
  });
  const arquivos = createArquivos<PedidoExportacao>(
    { ...parts, findCampanha: campanha.hospedagens.findById },
    {
      ...tipoExportacao,
      openConteudo: createOpenExportacao({ readConteudo, getSal }),
      logFailure: ({ arquivo_id: exportacao, tentativas }, err) =>
        log.error(
          { event: 'export_not_written', err, exportacao, tentativas },
          'Export was not written; the job retries it a few times',
        ),
    },
  );
  const exportacoes = createExportacaoService({ ...parts, arquivos });
  return {
    exportacoes,
    bindOperador: (operador: OperadorBinder) => bindExportacaoOperador(operador, exportacoes),
    /** Reads the winners of a campaign until a moment, with the data of their accounts. */
    readPremiados: async (publicada: CampanhaPublicada, ate: Date): Promise<Conteudo> => {
      const { campanhaId } = publicada;
      const sal = await getSal(campanhaId, randomBytes(32).toString('hex'));
      const filtro = { campanhaId, comDadosPessoais: true, de: new Date(0), ate };
      return readConteudo('premiados', { publicada, filtro, porItem: false }, createContexto(sal));
    },
    jobs: [
      {
        name: 'exportacao.escrever',
        everySeconds: 5,
        runs: 'everywhere',
        statementSeconds: 60,
        run: arquivos.write,
      },
      {
        name: 'exportacao.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: arquivos.clean,
      },
    ] satisfies Job[],
  };
}
