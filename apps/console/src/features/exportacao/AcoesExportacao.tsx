import { isCancelavel } from '@trevo/rules/exportacao/situacao-exportacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { exportacaoConsoleText as text } from './exportacao-console.text.ts';
import type { Exportacao } from './exportacao.wire.ts';
import styles from './Exportacoes.module.css';

/** Downloads the file of an export, cancels an unfinished one, or deletes a file before its time. */
export function AcoesExportacao(props: { campanha: CampanhaDaPromotora; exportacao: Exportacao }) {
  const { ano, identificacao } = props.campanha;
  const { exportacaoID, situacao, nomeArquivo } = props.exportacao;
  const isPermitido = usePermissao();
  const [isAsking, setAsking] = useState(false);
  const params = { ano, identificacao, exportacaoID };
  const baixar = useTask(() => saveAnswer('operador.baixarExportacao', params, nomeArquivo));
  const cancelar = useAct('operador.cancelarExportacao');
  const isPronta = situacao === 'pronta';
  const words = isPronta ? text.apagar : text.cancelar;

  async function cancel(): Promise<void> {
    const done = await cancelar.run({ params });
    setAsking(false);
    if (done) avisos.show(words.feito, { tone: 'sucesso' });
  }

  return (
    <div className={styles.acts}>
      {isPronta && isPermitido('operador.baixarExportacao') && (
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          aria-label={text.baixar.abrirDe(nomeArquivo)}
          pending={baixar.isPending}
          onClick={() => void baixar.run()}
        >
          {text.baixar.abrir}
        </Button>
      )}
      {isCancelavel(situacao) && isPermitido('operador.cancelarExportacao') && (
        <Button
          variant="ghost"
          size="small"
          icon={isPronta ? <Trash2 /> : <X />}
          aria-label={words.abrirDe(nomeArquivo)}
          onClick={() => setAsking(true)}
        >
          {words.abrir}
        </Button>
      )}
      <Recusa error={baixar.error ?? cancelar.error} />
      <ConfirmModal
        open={isAsking}
        dangerous
        title={words.titulo}
        message={words.mensagem}
        confirmLabel={words.fazer}
        cancelLabel={words.voltar}
        pending={cancelar.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
