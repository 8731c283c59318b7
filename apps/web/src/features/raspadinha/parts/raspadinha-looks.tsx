import { Pointer } from 'lucide-react';
import { getSimbolo } from '@trevo/config/configuracao/configuracao-questions';
import { useMemo } from 'react';
import { createFoilLook, createPanesLook } from '@trevo/ui/reveal/scratch/foil-look.ts';
import { PrizeWheel } from '@trevo/ui/reveal/wheel/PrizeWheel.tsx';
import type { ScratchLook } from '@trevo/ui/reveal/scratch/scratch-canvas.ts';
import { ScratchSurface } from '@trevo/ui/reveal/scratch/ScratchSurface.tsx';
import { sketchLook } from '@trevo/ui/reveal/scratch/sketch-look.ts';
import { SketchPicture } from '@trevo/ui/reveal/scratch/SketchPicture.tsx';
import { nineFields, SymbolBoard } from '@trevo/ui/reveal/SymbolBoard.tsx';
import { MarcaSimbolo } from '../../../platform/configuracao/MarcaSimbolo.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { findSlot, listSlots } from '../giro-slots.ts';
import { giroText } from '../premio.text.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import type { PremioDaTabela } from '../raspadinha.wire.ts';
import { findTrinca, listSimbolos, toChance } from '../simbolos.ts';
import type { Revelacao } from '../use-revelacao.ts';
import { PremioArte } from '../premio/PremioArte.tsx';
import { PremioFigura } from '../premio/PremioFigura.tsx';
import styles from './raspadinha-looks.module.css';

/** Nine panes to scratch; three equal symbols mean a prize. */
export function AlternativaLook({ revelacao }: LookProps) {
  const { fase, card, tentativa, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  const look = useFoil(createPanesLook);
  const symbols = useMemo(() => (isKnown ? listSimbolos(card) : []), [isKnown, card]);
  return (
    <ScratchSurface
      key={tentativa}
      className={styles.quadros}
      look={look}
      fields={nineFields}
      ready={isKnown}
      open={fase === 'mostrada'}
      onBegin={begin}
      onScratched={finish}
      hint={<CoberturaDica>{text.dica.alternativa}</CoberturaDica>}
    >
      <SymbolBoard symbols={symbols} winning={fase === 'mostrada' ? findTrinca(symbols) : undefined} />
    </ScratchSurface>
  );
}

/** Props of each look. */
export interface LookProps {
  readonly revelacao: Revelacao;
  /** Prizes of the campaign for the look that shows them; empty while unknown. */
  readonly tabela: readonly PremioDaTabela[];
}

/** Wheel that eases to the server's result. */
export function GiroLook({ revelacao, tabela }: LookProps) {
  const { fase, card, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  const ganho = isKnown ? card.premio : null;
  const slots = listSlots(tabela, giroText, ganho);
  const drawn = slots.map((slot) => {
    if (slot.kind === 'nada') return slot;
    const premio = ganho?.id === slot.premio ? ganho : tabela.find(({ id }) => id === slot.premio);
    // With many slots, those without a picture of their own would look the same.
    if (slots.length > 8 && !premio?.imagem) return slot;
    return { ...slot, art: <PremioFigura premio={premio ?? { imagem: null }} /> };
  });
  const chance = toChance(card.id);
  const stage = isKnown ? 'spinning' : fase === 'aguardando' ? 'wound' : 'rest';
  return (
    <PrizeWheel
      slots={drawn}
      hub={<MarcaSimbolo />}
      stage={stage}
      target={isKnown ? findSlot(slots, card.premio, chance) : null}
      chance={toChance(`${card.id} onde`)}
      onPress={begin}
      onStopped={finish}
    />
  );
}

/** Drawing to paint; the balloon shows the result. */
export function PinturaLook({ revelacao }: LookProps) {
  const { fase, card, tentativa, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  return (
    <ScratchSurface
      key={tentativa}
      className={styles.quadro}
      look={sketchLook}
      ready={isKnown}
      open={fase === 'mostrada'}
      onBegin={begin}
      onScratched={finish}
      hint={<CoberturaDica>{text.dica.pintura}</CoberturaDica>}
    >
      <SketchPicture>
        <span className={styles.balao}>{isKnown && <PremioFigura premio={card.premio} />}</span>
      </SketchPicture>
    </ScratchSurface>
  );
}

/** Card with a foil to scratch off. */
export function RaspadinhaLook({ revelacao }: LookProps) {
  const look = useFoil(createFoilLook);
  const { fase, card, tentativa, begin, finish } = revelacao;
  return (
    <div className={styles.bilhete} data-ganhou={(fase === 'mostrada' && card.premio !== null) || undefined}>
      <ScratchSurface
        key={tentativa}
        className={styles.foil}
        look={look}
        ready={fase === 'pronta' || fase === 'mostrada'}
        open={fase === 'mostrada'}
        onBegin={begin}
        onScratched={finish}
        hint={<CoberturaDica>{text.dica.raspadinha}</CoberturaDica>}
      >
        <PremioArte card={card} fase={fase} />
      </ScratchSurface>
    </div>
  );
}

/** Returns the foil printed with the campaign's symbol. */
function useFoil(create: typeof createFoilLook): ScratchLook {
  const simbolo = getSimbolo(useConfiguracao());
  const [src, isIcone] = [simbolo?.src, simbolo?.isIcone ?? false];
  return useMemo(() => create(src === undefined ? null : { src, isIcone }), [create, src, isIcone]);
}

/** Hint over the cover, shown until the first touch. */
function CoberturaDica({ children }: { children: string }) {
  return (
    <span className={styles.dica}>
      <Pointer className={styles.finger} />
      {children}
    </span>
  );
}
