import type { PremioGanho } from './raspadinha.wire.ts';
import type { WheelSlot } from '@trevo/ui/reveal/wheel/PrizeWheel.tsx';

/** A slot of the wheel: one prize, the remaining prizes, or no luck. */
export interface GiroSlot extends WheelSlot {
  readonly kind: 'premio' | 'outros' | 'nada';
  /** Id of the prize, for a slot of one prize. */
  readonly premio: string | null;
}

interface Named {
  readonly id: string;
  readonly nome: string;
}

export interface GiroWords {
  readonly naoFoi: string;
  readonly outros: string;
}

const mostPremios = 6;
const leastSlots = 6;

/**
 * Returns the slots of the wheel, prizes alternating with slots without luck. The prize of the server's result
 * always has a slot, even when the table loads late or is too long for the wheel.
 *
 * @param ganho result of the server, once known
 */
export function listSlots(
  tabela: readonly Named[],
  words: GiroWords,
  ganho: Pick<PremioGanho, 'id' | 'nome'> | null = null,
): GiroSlot[] {
  const known = ganho && !tabela.some(({ id }) => id === ganho.id) ? [...tabela, ganho] : tabela;
  const own = known.slice(0, known.length > mostPremios ? mostPremios - 1 : mostPremios);
  const shown: Pick<GiroSlot, 'kind' | 'premio' | 'label'>[] = own.map(({ id, nome }) => ({
    kind: 'premio',
    premio: id,
    label: nome,
  }));
  if (shown.length < known.length || shown.length === 0)
    shown.push({ kind: 'outros', premio: null, label: words.outros });
  const rounds = Math.ceil(leastSlots / 2 / shown.length);
  return Array.from({ length: rounds }, () => shown)
    .flat()
    .flatMap((slot, i): GiroSlot[] => [
      { ...slot, id: `p${i}`, tone: i % 2 === 0 ? 'first' : 'second' },
      { kind: 'nada', premio: null, id: `n${i}`, label: words.naoFoi, tone: 'none' },
    ]);
}

/** Returns a slot that matches the server's result; among several, `chance` (0 to 1) selects one. */
export function findSlot(
  slots: readonly GiroSlot[],
  ganho: Pick<PremioGanho, 'id'> | null,
  chance: number,
): number {
  const listWhere = (fits: (slot: GiroSlot) => boolean) =>
    slots.flatMap((slot, i) => (fits(slot) ? [i] : []));
  const exact = ganho
    ? listWhere(({ premio }) => premio === ganho.id)
    : listWhere(({ kind }) => kind === 'nada');
  const fitting = exact.length > 0 ? exact : listWhere(({ kind }) => kind === 'outros');
  return fitting[Math.floor(chance * fitting.length)] ?? -1;
}
