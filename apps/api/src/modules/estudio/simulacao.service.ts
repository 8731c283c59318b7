import { randomBytes } from 'node:crypto';
import type { BodyOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import type { EnsaioDatabases } from './palco.ts';
import type { OpenArquivo } from './ensaio-arquivo.ts';
import { toPublicacaoPrevia } from './previa-momento.ts';

type Simulacao = RetornoOf<Calls['operador.simularCampanha']>;

/** Plays crowds in processes of their own, one at a time. */
export function createSimulacaoService(parts: {
  readonly openArquivo: OpenArquivo;
  readonly databases: EnsaioDatabases;
  /** Starts a process with the tasks of `ensaio-worker`. */
  readonly startEnsaio: () => WorkerProcess;
}) {
  let isRunning = false;
  return {
    /** Throws simulacao.ocupada, campanha.arquivoInvalido and operador.outraPromotora. */
    async run(
      { texto, ...simulacao }: BodyOf<Calls['operador.simularCampanha']>,
      promotoraId: string,
    ): Promise<Simulacao> {
      if (isRunning) throw refuse('simulacao.ocupada');
      isRunning = true;
      try {
        const { arquivo, imagens } = await parts.openArquivo(texto, promotoraId);
        const publicadaEm = toPublicacaoPrevia(arquivo.campanha);
        const banco = parts.databases.toName('simulacao');
        const worker = parts.startEnsaio();
        try {
          return await worker.run<Simulacao>('simular', {
            banco,
            url: await parts.databases.create(banco),
            segredo: randomBytes(32).toString('hex'),
            texto,
            imagens,
            publicadaEm,
            simulacao,
          });
        } finally {
          worker.close();
          await parts.databases.drop(banco);
        }
      } finally {
        isRunning = false;
      }
    },
  };
}
