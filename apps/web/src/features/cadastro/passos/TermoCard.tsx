import { Switch } from '../../../ui/choice/Switch.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import styles from './Passo.module.css';
import { passosText } from './passos.text.ts';
import type { Termo } from './use-aceites.ts';

export interface TermoCardProps {
  termo: Termo;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

/** One acceptance: its name, the answer, and its text to unfold. */
export function TermoCard({ termo, isAccepted, onAccept }: TermoCardProps) {
  return (
    <Card className={styles.termo} padding="none">
      <Switch
        className={styles.resposta}
        label={<strong>{termo.nomeTermo}</strong>}
        detail={passosText.aceites.aceito}
        required={termo.obrigatorio}
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <details className={styles.texto}>
        <summary>{passosText.aceites.ler}</summary>
        <p>{termo.texto}</p>
      </details>
    </Card>
  );
}
