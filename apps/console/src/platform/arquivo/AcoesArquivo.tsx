import { type ArquivoSituacao, isCancelavel } from '@trevo/rules/arquivo/situacao-arquivo';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTask } from '../api/use-act.ts';
import { avisos } from '../screen/avisos-store.ts';
import { Recusa } from '../screen/Leitura.tsx';
import { arquivoConsoleText as text } from './arquivo-console.text.ts';
import styles from './Arquivo.module.css';

/**
 * Downloads a file that the server writes, cancels an unfinished one, or deletes a complete one before its time.
 *
 * @param depois sentence for the question before a complete file is deleted
 * @param baixar undefined for an operator without the permission; `cancelar` likewise
 */
export function AcoesArquivo(props: {
  arquivo: { readonly situacao: ArquivoSituacao; readonly nomeArquivo: string };
  baixar: (() => Promise<unknown>) | undefined;
  cancelar: (() => Promise<unknown>) | undefined;
  depois?: string;
}) {
  const { situacao, nomeArquivo } = props.arquivo;
  const [isAsking, setAsking] = useState(false);
  const baixar = useTask(async () => props.baixar?.());
  const cancelar = useTask(async () => {
    await props.cancelar?.();
    return true;
  });
  const isPronto = situacao === 'pronta';
  const words = isPronto ? text.apagar : text.cancelar;

  async function cancel(): Promise<void> {
    const done = await cancelar.run();
    setAsking(false);
    if (done) avisos.show(words.feito, { tone: 'sucesso' });
  }

  return (
    <div className={styles.acts}>
      {isPronto && props.baixar && (
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
      {isCancelavel(situacao) && props.cancelar && (
        <Button
          variant="ghost"
          size="small"
          icon={isPronto ? <Trash2 /> : <X />}
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
        message={isPronto && props.depois ? `${words.mensagem} ${props.depois}` : words.mensagem}
        confirmLabel={words.fazer}
        cancelLabel={text.voltar}
        pending={cancelar.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
