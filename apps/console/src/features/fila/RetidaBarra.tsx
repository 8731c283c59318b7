import { Button } from '@trevo/ui/action/Button.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeLoja } from './describe-nota.ts';
import { filaConsoleText as text } from './fila-console.text.ts';
import { type Retida, retencaoMilissegundos } from './fila-store.ts';
import styles from './FilaScreen.module.css';

const tickMilliseconds = 200;

/** The held verdict with the time in which it can be taken back. */
export function RetidaBarra({ retidas, onUndo }: { retidas: readonly Retida[]; onUndo: () => void }) {
  const last = retidas.at(-1);
  const resta = useResta(last);
  if (!last) return null;
  return (
    <div className={styles.held} role="status">
      <p>
        {text.retida[last.decisao.status](describeLoja(last.nota))}
        {retidas.length > 1 && <small> {text.retida.outras(retidas.length - 1)}</small>}
      </p>
      <Button variant="secondary" size="small" icon={<Undo2 />} aria-keyshortcuts="z" onClick={onUndo}>
        {text.desfazer} (Z)
      </Button>
      <ProgressBar label={text.retida.barra} value={resta} max={retencaoMilissegundos} />
    </div>
  );
}

/** Returns the milliseconds that are left of a held verdict. */
function useResta(retida: Retida | undefined): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    if (!retida) return undefined;
    setAgora(Date.now());
    const timer = setInterval(() => setAgora(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, [retida]);
  return retida ? Math.max(0, retida.ate - agora) : 0;
}
