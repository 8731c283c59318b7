import { useMemo } from 'react';
import { panesLook } from '../../../ui/reveal/foil-look.ts';
import { nineFields } from '../../../ui/reveal/nine-fields.ts';
import { ScratchSurface } from '../../../ui/reveal/ScratchSurface.tsx';
import { SymbolBoard } from '../../../ui/reveal/SymbolBoard.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { findTrinca, listSimbolos } from '../simbolos.ts';
import { CoberturaDica } from './CoberturaDica.tsx';
import type { LookProps } from './look-props.ts';
import styles from './Looks.module.css';

/** Nine panes to scratch; three equal symbols are a prize. */
export function AlternativaLook({ revelacao }: LookProps) {
  const { fase, card, tentativa, begin, finish } = revelacao;
  const isKnown = fase === 'pronta' || fase === 'mostrada';
  const symbols = useMemo(() => (isKnown ? listSimbolos(card) : []), [isKnown, card]);
  return (
    <ScratchSurface
      key={tentativa}
      className={styles.quadros}
      look={panesLook}
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
