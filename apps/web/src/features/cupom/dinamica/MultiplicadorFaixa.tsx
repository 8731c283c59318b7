import type { Dinamica } from '@trevo/rules/conta/ganho';
import { ChevronRight, ChevronsUp } from 'lucide-react';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { dinamicaText as text } from './dinamica.text.ts';
import styles from './MultiplicadorFaixa.module.css';
import { type Multiplicador, useMultiplicador } from './use-multiplicador.ts';

/**
 * Banner of the PicPay and Instagram multipliers: the factor that applies and the invitation to enter the
 * missing names.
 */
export function MultiplicadorFaixa() {
  const { situacao, vezes, dinamicas, faltam, vezesComTodas, porNota } = useMultiplicador();
  const mais = porNota ? text.rendePorNota(porNota.comTodas) : text.rende(vezesComTodas);
  if (situacao === 'semIdentificacao') return <Convite words={text.convite(mais, faltam)} faltam={faltam} />;
  if (situacao !== 'valendo') return null;
  return (
    <>
      <p className={styles.faixa}>
        <strong className={styles.selo}>{describeSelo(vezes, porNota)}</strong>
        <span>
          {porNota ? text.ligadoPorNota(porNota.com, dinamicas) : text.ligado(text.rende(vezes), dinamicas)}
        </span>
      </p>
      {faltam.length > 0 && <Convite words={text.conviteTambem(mais, faltam)} faltam={faltam} />}
    </>
  );
}

/** Returns the badge: the factor that a receipt actually yields, or the additional numbers. */
function describeSelo(vezes: number, porNota: Multiplicador['porNota']): string {
  if (!porNota) return text.vezes(vezes);
  const { sem, com } = porNota;
  return com % sem === 0 ? text.vezes(com / sem) : text.aMais(com - sem);
}

/** Profile field of each multiplier. */
const campos: Readonly<Record<Dinamica, string>> = { PICPAY: 'picpay', INSTAGRAM: 'instagram' };

function Convite({ words, faltam }: { words: string; faltam: readonly Dinamica[] }) {
  return (
    <button
      type="button"
      className={styles.faixa}
      data-convite
      aria-haspopup="dialog"
      onClick={() => {
        const wanted = faltam.map((dinamica) => campos[dinamica]);
        paineis.open('perfil', wanted);
      }}
    >
      <span className={styles.selo} aria-hidden="true">
        <ChevronsUp />
      </span>
      <span>{words}</span>
      <ChevronRight className={styles.seta} aria-hidden="true" />
    </button>
  );
}
