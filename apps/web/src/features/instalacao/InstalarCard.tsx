import { Smartphone } from 'lucide-react';
import { useId } from 'react';
import { askInstalar, useModoInstalacao } from '../../platform/browser/instalar.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { createRecusas } from '../../platform/storage/recusas.ts';
import { useIsTotem } from '../../platform/session/session.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './InstalarCard.module.css';
import { instalacaoText as text } from './instalacao.text.ts';

const recusas = createRecusas('instalacao');

/** Invites who has something to come back for to keep the app; nothing where the device cannot, has it, or was told no. */
export function InstalarCard() {
  const modo = useModoInstalacao();
  const may = recusas.useMayConvidar(useAgora());
  const isTotem = useIsTotem();
  const titleId = useId();
  if (!modo || !may || isTotem) return null;
  return (
    <Card>
      <section className={styles.convite} aria-labelledby={titleId}>
        <span className={styles.mark} aria-hidden="true">
          <Smartphone />
        </span>
        <div>
          <h2 id={titleId} className={styles.titulo}>
            {text.titulo}
          </h2>
          <p className={styles.motivo}>{text.motivo}</p>
        </div>
        <div className={styles.botoes}>
          <Button variant="secondary" size="small" onClick={() => void accept(modo)}>
            {modo === 'iphone' ? text.verComo : text.instalar}
          </Button>
          <Button variant="ghost" size="small" onClick={() => recusas.add()}>
            {text.agoraNao}
          </Button>
        </div>
      </section>
    </Card>
  );
}

async function accept(modo: 'navegador' | 'iphone'): Promise<void> {
  if (modo === 'iphone') return paineis.open('instalar');
  // What the browser was told is a no to this as well.
  if (!(await askInstalar())) recusas.add();
}
