import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import type { CampanhaId, CampanhaPublicada } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { Sentenca } from '../prova/sentenca.ts';
import type { NotaNaFila, Revisor } from './posse.store.ts';
import type { Conferida, Discordancia, Qualidade, VereditoStore } from './veredito.store.ts';

/** How long a verdict waits for its second opinion. */
const offeredMilliseconds = 7 * 86_400_000;

export type ConferenciaService = ReturnType<typeof createConferenciaService>;

/** Second opinions on verdicts of operators, given without knowing the first one, and the figures of their work. */
export function createConferenciaService({ vereditos, clock }: { vereditos: VereditoStore; clock: Clock }) {
  const toDesde = (agora: Date) => new Date(agora.getTime() - offeredMilliseconds);
  return {
    /** Lists decided receipts that are offered to this operator among those of the queue. */
    list(campanhaId: CampanhaId, operadorId: string, exceto: readonly string[]): Promise<NotaNaFila[]> {
      const agora = clock.now();
      return vereditos.listParaConferir(campanhaId, operadorId, { desde: toDesde(agora), agora, exceto });
    },
    count: (campanhaId: CampanhaId, operadorId: string): Promise<number> =>
      vereditos.countParaConferir(campanhaId, operadorId, toDesde(clock.now())),
    take: (ref: DocumentoRef, revisor: Revisor, posse: { agora: Date; ate: Date }): Promise<boolean> =>
      vereditos.takeParaConferir(ref, revisor, posse),
    /** Finds the verdict that this operator's decision on the receipt is a second opinion on. */
    find: (ref: DocumentoRef, operadorId: string): Promise<Conferida | undefined> =>
      vereditos.findConferida(ref, operadorId),
    /** Records an operator's decision where it is a second opinion; returns false where it is a verdict. */
    record: async (ref: DocumentoRef, { ator, status, valorCentavos }: Sentenca & { readonly ator: Ator }) =>
      ator.tipo === 'operador' &&
      ator.id !== null &&
      vereditos.keepSegunda(ref, {
        operadorId: ator.id,
        nome: ator.nome,
        status,
        valor: valorCentavos ?? null,
        agora: clock.now(),
      }),
    /** Returns the figures of all operators of a campaign, or of one. */
    measure: (
      { campanhaId }: CampanhaPublicada,
      period: { de: Date; ate: Date; operadorId: string | null },
    ): Promise<Qualidade[]> => vereditos.measure(campanhaId, period),
    listDiscordancias: (
      { campanhaId }: CampanhaPublicada,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<Discordancia[]> => vereditos.listDiscordancias(campanhaId, limite, depois),
  };
}
