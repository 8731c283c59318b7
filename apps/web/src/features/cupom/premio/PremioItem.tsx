import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaCurto } from '@trevo/client/format.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { premioText as text } from './meus-premios.text.ts';
import styles from './PremioItem.module.css';
import { PremioSheet } from './PremioSheet.tsx';
import type { Premio } from './meus-premios.ts';

/** Golden ticket of a winning number; opens the details of its prize. */
export function PremioItem({ campanha, premio }: { campanha: CampanhaWire; premio: Premio }) {
  const [isOpen, setOpen] = useState(false);
  const hoje = toSaoPaulo(useAgora()).dia;
  const { serie, numero, sorteio, dia } = premio;
  return (
    <>
      <button type="button" className={styles.abrir} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <NumeroSorte
          premiado
          serie={serie}
          numero={numero}
          title={premio.premio}
          details={[`${sorteio} · ${formatDiaCurto(dia, hoje)}`]}
          action={text.verComoReceber}
        />
      </button>
      <PremioSheet campanha={campanha} premio={premio} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
