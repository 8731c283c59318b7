import { isCancelavel } from '@trevo/rules/exportacao/situacao-exportacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Kit } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.kit;

/** Downloads a kit, cancels an unfinished one, or deletes its file before its time. */
export function AcoesKit({ params, kit }: { params: CampanhaParams; kit: Kit }) {
  const { kitID, situacao, nomeArquivo } = kit;
  const isPermitido = usePermissao();
  const [isAsking, setAsking] = useState(false);
  const baixar = useTask(() => saveAnswer('operador.baixarKit', { ...params, kitID }, nomeArquivo));
  const cancelar = useAct('operador.cancelarKit');
  const isPronto = situacao === 'pronta';

  async function cancel(): Promise<void> {
    const done = await cancelar.run({ params: { ...params, kitID } });
    setAsking(false);
    if (done) avisos.show(text.apagado, { tone: 'sucesso' });
  }

  return (
    <div className={styles.acts}>
      {isPronto && isPermitido('operador.baixarKit') && (
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          aria-label={text.baixarDe(nomeArquivo)}
          pending={baixar.isPending}
          onClick={() => void baixar.run()}
        >
          {text.baixar}
        </Button>
      )}
      {isCancelavel(situacao) && isPermitido('operador.cancelarKit') && (
        <Button
          variant="ghost"
          size="small"
          icon={isPronto ? <Trash2 /> : <X />}
          aria-label={isPronto ? text.apagarDe(nomeArquivo) : text.cancelarDe(nomeArquivo)}
          onClick={() => setAsking(true)}
        >
          {isPronto ? text.apagar : text.cancelar}
        </Button>
      )}
      <Recusa error={baixar.error ?? cancelar.error} />
      <ConfirmModal
        open={isAsking}
        dangerous
        title={text.apagarTitulo}
        message={text.apagarMensagem}
        confirmLabel={text.apagarFazer}
        cancelLabel={text.voltar}
        pending={cancelar.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
