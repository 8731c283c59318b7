import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { propostaConsoleText } from './proposta-console.text.ts';

const text = propostaConsoleText.recusa;

/** Refuses a proposal with the reason. */
export function RecusarDialog({ propostaID, onClose }: { propostaID: string; onClose(): void }) {
  const recusar = useAct('operador.recusarProposta');

  async function send(motivo: string): Promise<void> {
    if (!(await recusar.run({ params: { propostaID }, body: { motivo } }))) return;
    avisos.show(propostaConsoleText.detalhe.recusada, { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.recusar}
      isGrave
      isPending={recusar.isPending}
      error={recusar.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <p>{text.mensagem}</p>
    </MotivoDialog>
  );
}
