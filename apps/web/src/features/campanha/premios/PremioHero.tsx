import { destaqueSizes } from '@trevo/contract/campanha/imagem-srcset';
import { findProximoSorteio } from '@trevo/rules/sorte/premios/premio-anunciado';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { countDiasAte, formatDiaCurto } from '@trevo/client/format.ts';
import { Gift } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import type { CampanhaWire } from '../campanha-store.ts';
import { PremioImagem } from './PremioImagem.tsx';
import { premiosText as text } from './premios.text.ts';
import styles from './PremioHero.module.css';
import { usePremiosAnunciados } from './use-premios-anunciados.ts';

export interface PremioHeroProps {
  campanha: CampanhaWire;
  /** `anunciado`: the prize that the campaign puts first. `proximo`: the next draw, else the announced prize. */
  qual: 'anunciado' | 'proximo';
}

/**
 * Announces a prize with its picture and its day; opens the list of all prizes. Renders nothing when every prize
 * has been drawn. The server renders the announced prize in the same place before any script (`shell.ts`).
 */
export function PremioHero({ campanha, qual }: PremioHeroProps) {
  const agora = toSaoPaulo(useAgora());
  const hoje = agora.dia;
  const [isOpen, setOpen] = useState(false);
  const premios = usePremiosAnunciados(campanha);
  const proximo = qual === 'proximo' ? findProximoSorteio(premios, agora) : undefined;
  const premio = proximo ?? premios[0];
  if (!premio) return null;
  const imagem = (qual === 'anunciado' ? campanha.banner : undefined) ?? premio.imagem;
  const { sorteio } = premio;
  const dias = sorteio && countDiasAte(sorteio.data, hoje);
  const chamada =
    proximo && dias !== undefined ? text.proximo(dias) : sorteio ? text.chamada.sorteio : text.chamada.naHora;
  const mais = premios.length > 1 && (
    <span className={styles.mais}>
      <Gift aria-hidden="true" />
      {text.verTodos(premios.length)}
    </span>
  );
  return (
    <>
      <button
        type="button"
        className={styles[qual]}
        // The splash finds it by this attribute and leaves it visible.
        data-qual={qual}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {imagem ? (
          <PremioImagem imagem={imagem} sizes={destaqueSizes} eager className={styles.imagem} />
        ) : (
          <Gift className={styles.sem} aria-hidden="true" />
        )}
        <span className={styles.words}>
          <span>{chamada}</span>
          <strong>{premio.premio}</strong>
          {sorteio && <span>{text.quando(sorteio.nome, formatDiaCurto(sorteio.data, hoje))}</span>}
          {qual === 'proximo' && mais}
        </span>
        {qual === 'anunciado' && mais}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PremiosSheet premios={premios} hoje={hoje} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const PremiosSheet = lazy(() => import('./PremiosSheet.tsx').then((m) => ({ default: m.PremiosSheet })));
