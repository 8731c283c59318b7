import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Layers } from 'lucide-react';
import { filaConsoleText } from '../fila-console.text.ts';
import styles from '../nota/AcoesNota.module.css';

const text = filaConsoleText.lote;

export type CausaNota = RetornoOf<Calls['operador.causasDaNota']>[number];

/** The other receipts that wait for the same reason with the same cause, which can be judged together. */
export function MesmaCausa(props: { causas: readonly CausaNota[]; onOpen: (causa: CausaNota) => void }) {
  const { causas, onOpen } = props;
  if (causas.length === 0) return null;
  return (
    <section className={styles.row} aria-label={text.titulo}>
      {causas.map((one, at) => (
        <Button
          key={one.causa}
          variant="secondary"
          size="small"
          icon={<Layers />}
          aria-keyshortcuts={at === 0 ? 'm' : undefined}
          onClick={() => onOpen(one)}
        >
          {text.mais(one.total)}: {text.causas[one.causa]}
        </Button>
      ))}
    </section>
  );
}
