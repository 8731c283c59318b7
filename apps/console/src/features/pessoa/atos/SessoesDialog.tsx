import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';

const text = pessoaText.atos.sessoes;

/** Ends the sessions of a person on all devices. */
export function SessoesDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const encerrar = useAct('operador.encerrarSessoesPessoa');

  async function send(motivo: string): Promise<void> {
    if (!(await encerrar.run({ params: { ...pessoa }, body: { motivo } }))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.encerrar}
      isPending={encerrar.isPending}
      error={encerrar.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
    </MotivoDialog>
  );
}
