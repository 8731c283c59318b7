import { Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { createRecusas } from '../../platform/storage/recusas.ts';
import { useIsTotem } from '../../platform/storage/totem.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import styles from './InstalarCard.module.css';
import { instalacaoText as text } from './instalacao.text.ts';
import { type Instalar, useInstalar } from './use-instalar.ts';

const recusas = createRecusas('instalacao');

/**
 * Card that invites a returning user to install the app; renders nothing when installing is impossible, done or
 * was dismissed.
 */
export function InstalarCard() {
  const instalar = useInstalar();
  const may = recusas.useMayConvidar(useAgora());
  const isTotem = useIsTotem();
  const titleId = useId();
  if (!instalar || !may || isTotem) return null;
  return (
    <Card padding="none">
      <section aria-labelledby={titleId}>
        <ListRow
          leading={<Smartphone />}
          title={<strong id={titleId}>{text.titulo}</strong>}
          detail={text.motivo}
        />
        <div className={styles.botoes}>
          {instalar.loja ? (
            <a className={toButtonClass({ variant: 'secondary', size: 'small' })} href={instalar.loja}>
              {instalar.rotulo}
            </a>
          ) : (
            <Button variant="secondary" size="small" onClick={() => void accept(instalar)}>
              {instalar.rotulo}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => recusas.add()}>
            {text.agoraNao}
          </Button>
        </div>
      </section>
    </Card>
  );
}

async function accept(instalar: Instalar): Promise<void> {
  // Declining the browser's prompt also dismisses this card.
  if (!(await instalar.run())) recusas.add();
}
