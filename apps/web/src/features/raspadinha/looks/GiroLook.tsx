import { PrizeWheel } from '../../../ui/reveal/PrizeWheel.tsx';
import { findSlot, listSlots } from '../giro-slots.ts';
import { giroText } from '../giro.text.ts';
import { toChance } from '../simbolos.ts';
import type { LookProps } from './look-props.ts';

/** The wheel, which eases to what the server said. */
export function GiroLook({ revelacao, tabela }: LookProps) {
  const { fase, card, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  const slots = listSlots(tabela, giroText, isKnown ? card.premio : null);
  const chance = toChance(card.id);
  const stage = isKnown ? 'spinning' : fase === 'aguardando' ? 'wound' : 'rest';
  return (
    <PrizeWheel
      slots={slots}
      stage={stage}
      target={isKnown ? findSlot(slots, card.premio, chance) : null}
      chance={toChance(`${card.id} onde`)}
      onPress={begin}
      onStopped={finish}
    />
  );
}
