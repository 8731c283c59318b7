import { medicaoEscolha } from '../../features/medicao/medicao-escolha.ts';
import { medicaoText as text, sayCasas } from '../../features/medicao/medicao.text.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useKeyboardInset } from '../../ui/gesture/use-keyboard-inset.ts';
import type { Contas } from './measure.ts';
import styles from './MedicaoAviso.module.css';

/** The question, once: at the top of the entry, whose button is at the bottom, and above the menu of a screen. */
export function MedicaoAviso({ contas, place }: { contas: Contas; place: 'topo' | 'menu' }) {
  // A keyboard leaves no room for anything but the field.
  if (useKeyboardInset() > 0) return null;
  return (
    <section className={styles.aviso} data-place={place} aria-label={text.rotulo}>
      <div className={styles.palavras}>
        <strong>{text.pergunta}</strong>
        <p>{text.explicacao(sayCasas(contas))}</p>
      </div>
      <div className={styles.escolhas}>
        <Button variant="secondary" onClick={() => medicaoEscolha.set('nao')}>
          {text.recusar}
        </Button>
        <Button variant="secondary" onClick={() => medicaoEscolha.set('sim')}>
          {text.aceitar}
        </Button>
      </div>
    </section>
  );
}
