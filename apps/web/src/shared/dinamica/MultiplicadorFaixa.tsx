import { ChevronRight, Sparkles } from 'lucide-react';
import { paineis } from '../painel/painel-store.ts';
import { dinamicaText as text } from './dinamica.text.ts';
import styles from './MultiplicadorFaixa.module.css';
import { useMultiplicador } from './use-multiplicador.ts';

/** That receipts earn more with PicPay: the factor for who has it, the invitation for who has not. */
export function MultiplicadorFaixa() {
  const { situacao, vezes } = useMultiplicador();
  const n = text.vezes(vezes);
  if (situacao === 'valendo') {
    return (
      <p className={styles.faixa}>
        <strong className={styles.selo}>{n}</strong>
        <span>{text.ligado(n)}</span>
      </p>
    );
  }
  if (situacao !== 'semIdentificacao') return null;
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
      <span>{text.convite(n)}</span>
      <ChevronRight className={styles.seta} aria-hidden="true" />
    </button>
  );
}
