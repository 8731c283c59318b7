import { ChevronRight, Sparkles } from 'lucide-react';
import { paineis } from '../painel/painel-store.ts';
import { dinamicaText as text } from './dinamica.text.ts';
import styles from './MultiplicadorFaixa.module.css';
import { useMultiplicador } from './use-multiplicador.ts';

/**
 * That receipts earn more with PicPay and Instagram: the factor of what the person has told, and the invitation to
 * tell the rest.
 */
export function MultiplicadorFaixa() {
  const { situacao, vezes, dinamicas, faltam, vezesComTodas } = useMultiplicador();
  const n = text.vezes(vezes);
  const mais = text.vezes(vezesComTodas);
  if (situacao === 'semIdentificacao') return <Convite words={text.convite(mais, faltam)} />;
  if (situacao !== 'valendo') return null;
  return (
    <>
      <p className={styles.faixa}>
        <strong className={styles.selo}>{n}</strong>
        <span>{text.ligado(n, dinamicas)}</span>
      </p>
      {faltam.length > 0 && <Convite words={text.conviteTambem(mais, faltam)} />}
    </>
  );
}

function Convite({ words }: { words: string }) {
  return (
    <button
      type="button"
      className={styles.faixa}
      data-convite
      aria-haspopup="dialog"
      onClick={() => paineis.open('perfil')}
    >
      <span className={styles.selo} aria-hidden="true">
        <Sparkles />
      </span>
      <span>{words}</span>
      <ChevronRight className={styles.seta} aria-hidden="true" />
    </button>
  );
}
