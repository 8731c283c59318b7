import { Button } from '@trevo/ui/action/Button.tsx';
import { Download } from 'lucide-react';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import type { SorteioRef } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.participantes;

/** The download of the participants of a frozen draw. */
export function ParticipantesSecao({ params }: { params: SorteioRef }) {
  const baixar = useTask(
    async () => {
      await saveAnswer('operador.participantesSorteio', { ...params }, text.nomeArquivo(params.date));
      avisos.show(text.baixado, { tone: 'sucesso' });
    },
    { isRead: true },
  );
  return (
    <Secao titulo={text.titulo}>
      <p className={styles.quiet}>{text.conteudo}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          pending={baixar.isPending}
          onClick={() => void baixar.run()}
        >
          {text.baixar}
        </Button>
      </div>
      <Recusa error={baixar.error} />
    </Secao>
  );
}
