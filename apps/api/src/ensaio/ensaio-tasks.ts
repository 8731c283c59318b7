import type { PedidoSimulacao, Simulacao } from '../modules/desenvolvimento/public.ts';
import { type ArquivoEnsaio, type Ensaio, openEnsaio } from './open-ensaio.ts';

export interface PedidoPrevia extends ArquivoEnsaio {
  /** Empty folder for the files of the rehearsal. */
  readonly pasta: string;
  /** Address of its migrated database. */
  readonly banco: string;
  /** When the file is published: before the campaign begins. */
  readonly publicadaEm: Date;
  /** The time that the preview shows. */
  readonly agora: Date;
}

export interface PreviaAberta {
  /** Port on this machine. */
  readonly porta: number;
  /** Names of the example people, in the order of `/_dev/entrar?pessoa=`. */
  readonly pessoas: readonly string[];
}

let aberto: Ensaio | undefined;

async function openPublicado({
  publicadaEm,
  agora,
  pasta,
  banco,
  ...arquivo
}: PedidoPrevia): Promise<Ensaio> {
  const ensaio = await openEnsaio(publicadaEm, pasta, banco);
  await ensaio.publish(arquivo);
  ensaio.setAgora(agora);
  return ensaio;
}

/** Tasks of the program `ensaio-worker`; one rehearsal per process. */
export const ensaioTasks = {
  async abrirPrevia(pedido: PedidoPrevia): Promise<PreviaAberta> {
    aberto = await openPublicado(pedido);
    const porta = await aberto.listen();
    const [login] = await aberto.seed();
    aberto.app.startJobs();
    return { porta, pessoas: login?.amiga ? [login.nome, login.amiga.nome] : [] };
  },
  async trocarPrevia(arquivo: ArquivoEnsaio): Promise<void> {
    await aberto!.publish(arquivo);
  },
  async simular({
    simulacao,
    ...pedido
  }: PedidoPrevia & { readonly simulacao: PedidoSimulacao }): Promise<Simulacao> {
    const { app } = await openPublicado(pedido);
    return app.simulate(simulacao);
  },
};
