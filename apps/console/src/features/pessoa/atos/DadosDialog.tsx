import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';

const text = pessoaText.atos.dados;

/** Requests the copy of a person's data, and shows where to read and save it. */
export function DadosDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const pedir = useTask(
    (motivo: string) => callConsole('operador.pedirDadosPessoa', { params: { ...pessoa }, body: { motivo } }),
    { isRead: true },
  );
  const pronta = pedir.result?.retorno;
  if (pronta)
    return (
      <Modal
        open
        onClose={onClose}
        title={text.pronta}
        closeLabel={text.fechar}
        actions={
          <>
            <a
              href={pronta.leitura}
              target="_blank"
              rel="noreferrer"
              className={toButtonClass({ variant: 'primary', wide: true })}
            >
              {text.leitura}
            </a>
            <a
              href={pronta.arquivo}
              rel="noreferrer"
              className={toButtonClass({ variant: 'secondary', wide: true })}
            >
              {text.arquivo}
            </a>
          </>
        }
      >
        <p>{text.efeito}</p>
      </Modal>
    );
  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.pedir}
      isPending={pedir.isPending}
      error={pedir.error}
      onSend={(motivo) => void pedir.run(motivo)}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
    </MotivoDialog>
  );
}
