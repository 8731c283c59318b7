import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { Campo, PessoaRef } from '../pessoa.wire.ts';

const text = pessoaText.contato.dialogo;

/** Asks for the reason to reveal a field of a person. */
export function RevelarDialog(props: {
  pessoa: PessoaRef;
  campo: Campo;
  onClose(): void;
  onShow(valor: string): void;
}) {
  const { pessoa, campo, onClose, onShow } = props;
  const revelar = useTask(
    (motivo: string) =>
      callConsole('operador.revelarCampo', { params: { ...pessoa, campo }, body: { motivo } }),
    { isRead: true },
  );

  async function send(motivo: string): Promise<void> {
    const revealed = await revelar.run(motivo);
    if (!revealed) return;
    onShow(revealed.retorno.valor);
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo(campo)}
      rotulo={text.motivo}
      fazer={text.ver}
      isPending={revelar.isPending}
      error={revelar.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <p>{text.mensagem}</p>
    </MotivoDialog>
  );
}
