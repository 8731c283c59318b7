import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import type { ReportProgress } from '../kernel/serve-tasks.ts';
import type { PedidoSimulacao } from '../modules/desenvolvimento/public.ts';
import { type ArquivoEnsaio, type Ensaio, openEnsaio } from './open-ensaio.ts';

/** Place of a rehearsal: its database and the folder of this process. */
interface Lugar {
  /** Folder of this process, in which each rehearsal has its own. */
  readonly pasta: string;
  readonly banco: string;
  /** Address of the database. */
  readonly url: string;
  readonly segredo: string;
}

export interface PedidoEstreia extends Lugar, ArquivoEnsaio {
  /** When the file is published: before the campaign begins. */
  readonly publicadaEm: Date;
  /** How far the shown time is ahead of the real one. */
  readonly avancoMilissegundos: number;
}

interface Aberta {
  readonly ensaio: Ensaio;
  readonly porta: number;
}

/** Previews that this process shows, by their databases. */
const abertas = new Map<string, Aberta>();

const toAgora = (avancoMilissegundos: number): Date => new Date(Date.now() + avancoMilissegundos);

async function close(banco: string): Promise<void> {
  const aberta = abertas.get(banco);
  abertas.delete(banco);
  await aberta?.ensaio.close();
}

async function show(banco: string, ensaio: Ensaio): Promise<number> {
  const porta = await ensaio.listen();
  abertas.set(banco, { ensaio, porta });
  ensaio.app.startJobs();
  return porta;
}

/** Tasks of the program `ensaio-worker`. */
export const ensaioTasks = {
  /** Publishes a file on a new database, plays the story of the example people, and shows it. */
  async estrear({ banco, publicadaEm, avancoMilissegundos, texto, imagens, ...lugar }: PedidoEstreia) {
    const ensaio = await openEnsaio({ ...lugar, banco, agora: publicadaEm });
    try {
      await ensaio.publish({ texto, imagens });
      ensaio.setAgora(toAgora(avancoMilissegundos));
      const [login] = await ensaio.seed();
      const porta = await show(banco, ensaio);
      return { porta, pessoas: login?.amiga ? [login.nome, login.amiga.nome] : [] };
    } catch (error) {
      await ensaio.close();
      throw error;
    }
  },
  /** Shows an existing database; where it is shown already, with the pictures of its next file. */
  async mostrar({
    banco,
    avancoMilissegundos,
    texto,
    imagens,
    ...lugar
  }: Omit<PedidoEstreia, 'publicadaEm'>): Promise<{ porta: number }> {
    const aberta = abertas.get(banco);
    if (aberta) {
      aberta.ensaio.write({ texto, imagens });
      return { porta: aberta.porta };
    }
    const ensaio = await openEnsaio({ ...lugar, banco, agora: toAgora(avancoMilissegundos) });
    ensaio.write({ texto, imagens });
    return { porta: await show(banco, ensaio) };
  },
  /** Publishes another file in a shown preview; false where it is not shown. Throws the refusal of the publication. */
  async trocar({ banco, ...arquivo }: ArquivoEnsaio & { readonly banco: string }): Promise<boolean> {
    const aberta = abertas.get(banco);
    await aberta?.ensaio.publish(arquivo);
    return aberta !== undefined;
  },
  fechar: ({ banco }: { readonly banco: string }): Promise<void> => close(banco),
  /** Plays a crowd in a new database, and reports the percentage of the days played. */
  async simular(
    {
      publicadaEm,
      simulacao,
      texto,
      imagens,
      ...lugar
    }: Omit<PedidoEstreia, 'avancoMilissegundos'> & { readonly simulacao: PedidoSimulacao },
    report: ReportProgress,
  ): Promise<ResultadoSimulacao> {
    const ensaio = await openEnsaio({ ...lugar, agora: publicadaEm });
    try {
      await ensaio.publish({ texto, imagens });
      return await ensaio.app.simulate(simulacao, report);
    } finally {
      await ensaio.close();
    }
  },
};
