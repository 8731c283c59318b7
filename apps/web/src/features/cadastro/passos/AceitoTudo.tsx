import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import styles from './Passo.module.css';
import { passosText } from './passos.text.ts';

export interface AceitoTudoProps {
  /** Wire names of the mandatory items; optional consents stay a choice of their own (LGPD, art. 8). */
  obrigatorios: readonly string[];
  aceites: Readonly<Record<string, boolean>>;
  onAccept(given: Readonly<Record<string, boolean>>): void;
}

/** One switch for all mandatory items below, each of which keeps its own; renders nothing for a single one. */
export function AceitoTudo({ obrigatorios, aceites, onAccept }: AceitoTudoProps) {
  const { tudo, tudoDetalhe } = passosText;
  if (obrigatorios.length < 2) return null;
  return (
    <Card padding="none">
      <Switch
        className={styles.resposta}
        label={<strong>{tudo}</strong>}
        detail={tudoDetalhe}
        checked={obrigatorios.every((nome) => aceites[nome])}
        onChange={({ currentTarget: { checked } }) =>
          onAccept(Object.fromEntries(obrigatorios.map((nome) => [nome, checked])))
        }
      />
    </Card>
  );
}
