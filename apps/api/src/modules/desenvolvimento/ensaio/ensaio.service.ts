import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { toMomentosCongelamento } from '@trevo/rules/sorte/sorteio/congelamento';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { RelogioEnsaio } from '../../../kernel/clock.ts';
import type { Job } from '../../../kernel/fila/jobs.ts';
import type { Logger } from '../../../kernel/log.ts';
import { ensaioText as text } from './ensaio.text.ts';

/** A moment in the life of a campaign. */
export interface Momento {
  readonly em: Date;
  readonly texto: string;
}

/** A campaign with the moments of its life, in order of time. */
export interface Vida {
  readonly descricao: string;
  readonly momentos: readonly Momento[];
}

const dayMilliseconds = 86_400_000;
/** Furthest move of the clock at once. */
export const maximoDias = 400;

/** Time of day at which each passed day runs its jobs, after those of the night are due. */
const horaDiaria = '04:00';

const toInstant = (dia: string, hora: string): Date => new Date(`${dia}T${hora}-03:00`);

/** Lists the moments of a campaign at which something becomes possible or ends. */
function listMomentos({ campanha, sorteios }: CampanhaArquivo): Momento[] {
  const { dataInicial, dataFinal, dataFinalCompras, dataFinalCadastros } = campanha;
  return [
    { em: toInstant(dataInicial, '00:00'), texto: text.comeco },
    { em: toInstant(addDias(dataFinalCompras, 1), '00:00'), texto: text.fimCompras },
    { em: toInstant(addDias(dataFinalCadastros, 1), '00:00'), texto: text.fimCadastros },
    { em: toInstant(addDias(dataFinal, 1), '00:00'), texto: text.fim },
    ...sorteios.flatMap((sorteio): Momento[] => {
      const { congelarDe, congelarAte, extraidoEm } = toMomentosCongelamento(sorteio);
      const retirada = sorteio.retirada?.ate;
      return [
        ...(sorteio.regra
          ? [
              { em: congelarDe, texto: text.congelarDe(sorteio.nome) },
              { em: congelarAte, texto: text.congelarAte(sorteio.nome) },
            ]
          : []),
        { em: extraidoEm, texto: text.extracao(sorteio.nome) },
        ...(retirada
          ? [{ em: toInstant(addDias(retirada, 1), '00:00'), texto: text.fimRetirada(sorteio.nome) }]
          : []),
      ];
    }),
  ].sort((a, b) => a.em.getTime() - b.em.getTime());
}

export type EnsaioService = ReturnType<typeof createEnsaioService>;

/** Moves the rehearsal clock of a test environment through the lives of its campaigns. */
export function createEnsaioService(parts: {
  readonly relogio: RelogioEnsaio;
  readonly listArquivos: () => Promise<readonly CampanhaArquivo[]>;
  readonly listJobs: () => readonly Job[];
  readonly log: Logger;
}) {
  const { relogio, log } = parts;

  async function runJobs(): Promise<void> {
    for (const job of parts.listJobs())
      await job.run().catch((err: unknown) => {
        // -- swallowed: like at its interval, the other jobs run, and the next step repeats it
        log.error(
          { event: 'job_failed', err, job: job.name },
          'Job failed; it runs again at its next interval',
        );
      });
  }

  const listVidas = async (): Promise<Vida[]> =>
    (await parts.listArquivos()).map((arquivo) => ({
      descricao: arquivo.campanha.descricao,
      momentos: listMomentos(arquivo),
    }));

  return {
    now: relogio.now,
    listVidas,
    /**
     * Moves the clock forward to a moment. Stops on the way at each moment of a campaign and once in each day, and runs
     * all jobs there, so that automatic actions of the program happen at their time. Returns whether the moment lies ahead,
     * at most `maximoDias`.
     */
    async advance(ate: Date): Promise<boolean> {
      const agora = relogio.now();
      if (ate <= agora || ate.getTime() - agora.getTime() > maximoDias * dayMilliseconds) return false;
      const momentos = (await listVidas()).flatMap((vida) => vida.momentos.map(({ em }) => em));
      await relogio.advance(listPassos(agora, ate, momentos), runJobs);
      return true;
    },
  };
}

/** Lists the stops between two moments, the last one included, in order of time. */
export function listPassos(de: Date, ate: Date, momentos: readonly Date[]): Date[] {
  const passos = new Set([ate.getTime()]);
  for (const momento of momentos) if (momento > de && momento < ate) passos.add(momento.getTime());
  for (let { dia } = toSaoPaulo(de); toInstant(dia, horaDiaria) < ate; dia = addDias(dia, 1))
    if (toInstant(dia, horaDiaria) > de) passos.add(toInstant(dia, horaDiaria).getTime());
  return [...passos].sort((a, b) => a - b).map((time) => new Date(time));
}
