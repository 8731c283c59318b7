import { RotateCw } from 'lucide-react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { entradaText } from '../entrada.text.ts';
import styles from './EntradaForm.module.css';
import { MarcaHero } from './MarcaHero.tsx';

/** Entry of a brand without a running campaign. */
export function SemCampanha({ onRetry }: { onRetry(): void }) {
  const { titulo, mensagem, tentarNovamente } = entradaText.semCampanha;
  return (
    <Page
      footer={
        <BottomBar>
          <Button wide variant="secondary" icon={<RotateCw />} lockMs={1000} onClick={onRetry}>
            {tentarNovamente}
          </Button>
        </BottomBar>
      }
    >
      <MarcaHero />
      <div className={styles.intro}>
        <h1>{titulo}</h1>
        <p>{mensagem}</p>
      </div>
    </Page>
  );
}
