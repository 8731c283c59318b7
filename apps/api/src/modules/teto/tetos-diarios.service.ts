import { getPorVez, listTetos, type TetoId } from '@trevo/rules/operador/tetos';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type CampanhaPublicada, refuseSozinho } from '../campanha/public.ts';
import type { TetoStore, Uso } from './teto.store.ts';
import { tetoText as text } from './teto.text.ts';

/** An amount of an act that has a ceiling. */
export interface Medida {
  readonly teto: TetoId;
  readonly quanto: number;
  /** Field of the request that contains it. */
  readonly campo: string;
}

/** The author of an act, and the person that it is about. */
export interface Sobre {
  readonly ator: Ator;
  readonly isSozinho: boolean;
  readonly pessoaId?: string;
}

export type TetosDiarios = ReturnType<typeof createTetosDiarios>;

/** Ceilings of acts without a second person: per act, per day and per campaign (ADR 0099). */
export function createTetosDiarios({ store, clock }: { store: TetoStore; clock: Clock }) {
  const toUsos = (
    { arquivo }: CampanhaPublicada,
    medidas: readonly Medida[],
    { ator, pessoaId }: Sobre,
  ): Uso[] => {
    const { dia } = toSaoPaulo(clock.now());
    const alvos = [
      ...(ator.tipo === 'operador' || ator.tipo === 'credencial'
        ? [{ alvo: ator.tipo, chave: `${ator.tipo}:${ator.id}` }]
        : []),
      ...(pessoaId === undefined ? [] : [{ alvo: 'pessoa' as const, chave: `pessoa:${pessoaId}` }]),
    ];
    return medidas.flatMap(({ teto, quanto }) =>
      alvos.flatMap(({ alvo, chave }) =>
        listTetos(teto, alvo, arquivo).map(({ periodo, maximo }) => ({
          teto,
          alvo,
          chave,
          periodo: periodo === 'dia' ? dia : periodo,
          quanto,
          maximo,
        })),
      ),
    );
  };

  return {
    /**
     * Makes an act of one person alone if no ceiling is passed, and counts it; an act that fails is not counted. Throws
     * operador.precisaSegundaPessoa. An act with a second person is made without counting.
     *
     * @param act returns whether it changed anything: a repeated request is not counted again
     */
    async spend<T extends { readonly isFeito: boolean }>(
      publicada: CampanhaPublicada,
      given: readonly Medida[],
      sobre: Sobre,
      act: () => Promise<T>,
    ): Promise<T> {
      const medidas = given.filter(({ quanto }) => quanto > 0);
      if (!sobre.isSozinho || medidas.length === 0) return act();
      for (const { teto, quanto, campo } of medidas) {
        const maximo = getPorVez(teto, publicada.arquivo);
        if (quanto > maximo) throw refuseSozinho(campo, text.porVez(teto, quanto, maximo));
      }
      const usos = toUsos(publicada, medidas, sobre);
      const [passou] = await store.add(publicada.campanhaId, usos);
      if (passou) {
        const { campo } = medidas.find(({ teto }) => teto === passou.teto)!;
        const periodo = passou.periodo === 'campanha' ? 'campanha' : 'dia';
        const say = passou.alvo === 'pessoa' ? text.daPessoa : text.seu;
        throw refuseSozinho(campo, say(passou.teto, periodo, passou.maximo));
      }
      let result: T | undefined;
      try {
        result = await act();
        return result;
      } finally {
        if (!result?.isFeito) await store.giveBack(publicada.campanhaId, usos);
      }
    },
    /** Deletes the sums of days that have ended. */
    deleteOld: (): Promise<void> => store.deleteDaysBefore(toSaoPaulo(clock.now()).dia),
  };
}
