import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import { type ConferenciaDeps, createConferenciaService } from './conferencia-campanha.service.ts';
import { createOpenArquivo } from './ensaio-arquivo.ts';
import { bindEstudioOperador } from './estudio.operador.routes.ts';
import { createImagemCampanhaService } from './imagem-campanha.service.ts';
import { createPalco, type EnsaioDatabases } from './palco.ts';
import { createPreviaStore } from './previa/previa.store.ts';
import { servePrevias } from './previa/previa-proxy.ts';
import { createPreviaService } from './previa/previa.service.ts';
import { createRascunhoService } from './rascunho.service.ts';
import { createRascunhoStore } from './rascunho.store.ts';
import { createSimulacaoFila } from './simulacao-fila.service.ts';
import { createSimulacaoFilaStore } from './simulacao-fila.store.ts';
import { createSimulacaoService } from './simulacao.service.ts';
import { createSimulacaoStore } from './simulacao.store.ts';

/** Wires the campaign studio: drafts, checks, previews and simulations. */
export function createEstudioModule(
  parts: ConferenciaDeps & {
    db: Db;
    clock: Clock;
    log: Logger;
    campanha: Pick<CampanhaModule, 'exames' | 'imagens' | 'versoes'>;
    databases: EnsaioDatabases;
    /** Starts a process with the tasks of `ensaio-worker`. */
    startEnsaio: () => WorkerProcess;
    /** Starts such a process with limited memory. */
    startSimulacao: () => WorkerProcess;
    /** Scheme, host and port of the operators' console; undefined without a console. */
    consoleOrigin: string | undefined;
    /** Scheme, host and port below which previews are served; undefined without previews. */
    previaOrigin: string | undefined;
  },
) {
  const openArquivo = createOpenArquivo(parts.campanha);
  const palco = createPalco(parts.startEnsaio, parts.databases);
  const previas = createPreviaService({ ...parts, store: createPreviaStore(parts.db), palco, openArquivo });
  const simulacoes = createSimulacaoService({ ...parts, store: createSimulacaoStore(parts.db), openArquivo });
  const fila = createSimulacaoFila({
    ...parts,
    store: createSimulacaoFilaStore(parts.db, () => parts.databases.toName('simulacao')),
    openArquivo,
  });
  return {
    bindOperador: (operador: OperadorBinder) =>
      bindEstudioOperador(operador, {
        versoes: parts.campanha.versoes,
        rascunhos: createRascunhoService(createRascunhoStore(parts.db), parts.clock),
        imagensCampanha: createImagemCampanhaService(parts.campanha.imagens),
        conferenciasCampanha: createConferenciaService(parts),
        previas,
        simulacoes,
      }),
    jobs: [
      ...previas.jobs,
      { name: 'simulacao.rodar', everySeconds: 2, runs: 'everywhere', statementSeconds: 60, run: fila.run },
      {
        name: 'simulacao.limpar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: simulacoes.clean,
      },
    ] satisfies Job[],
    serve: async (http: FastifyInstance) => {
      servePrevias(http, previas, parts.consoleOrigin);
      http.addHook('onClose', async () => palco.close());
    },
  };
}
