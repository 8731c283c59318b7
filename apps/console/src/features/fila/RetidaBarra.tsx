import { Button } from '@trevo/ui/action/Button.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeLoja } from './nota/describe-nota.ts';
import { filaConsoleText as text } from './fila-console.text.ts';
import {
  type EstadoFila,
  type Lote,
  type Retida,
  retencaoLoteMilissegundos,
  retencaoMilissegundos,
} from './fila-estado.ts';
import styles from './FilaScreen.module.css';

const tickMilliseconds = 200;

/** The held verdict, on one receipt or on several, with the time in which it can be taken back. */
export function RetidaBarra(props: Pick<EstadoFila, 'retidas' | 'lote'> & { onUndo: () => void }) {
  const { retidas, lote, onUndo } = props;
  const held = lote ?? retidas.at(-1);
  const resta = useResta(held);
  if (!held) return null;
  const outras = lote ? retidas.length : retidas.length - 1;
  return (
    <div className={styles.held} role="status">
      <p>
        {describeRetida(held)}
        {outras > 0 && <small> {text.retida.outras(outras)}</small>}
      </p>
      <Button variant="secondary" size="small" icon={<Undo2 />} aria-keyshortcuts="z" onClick={onUndo}>
        {text.desfazer} (Z)
      </Button>
      <ProgressBar
        label={text.retida.barra}
        value={resta}
        max={lote ? retencaoLoteMilissegundos : retencaoMilissegundos}
      />
    </div>
  );
}

const describeRetida = (held: Lote | Retida): string =>
  'notas' in held
    ? text.lote.retido[held.decisao.status](held.notas.length)
    : text.retida[held.decisao.status](describeLoja(held.nota));

/** Returns the milliseconds that are left of a held verdict. */
function useResta(retida: Pick<Retida, 'ate'> | undefined): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    if (!retida) return undefined;
    setAgora(Date.now());
    const timer = setInterval(() => setAgora(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, [retida]);
  return retida ? Math.max(0, retida.ate - agora) : 0;
}
