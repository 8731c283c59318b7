import { useState } from 'react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import { MarcaSimbolo } from '../../../platform/configuracao/MarcaSimbolo.tsx';
import type { PremioGanho } from '../raspadinha.wire.ts';
import { GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import styles from './PremioFigura.module.css';

/** Picture of the prize, or a drawing when it has none or fails to load; the brand's symbol without a prize. */
export function PremioFigura({ premio }: { premio: Pick<PremioGanho, 'imagem'> | null }) {
  const [isBroken, setBroken] = useState(false);
  if (premio?.imagem && !isBroken) {
    return (
      <img
        className={styles.figura}
        src={toApiUrl(premio.imagem)}
        alt=""
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  }
  return <span className={styles.figura}>{premio ? <GameSymbol name="gift" /> : <MarcaSimbolo />}</span>;
}
