import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { indicacaoConsoleText } from './indicacao-console.text.ts';

const text = indicacaoConsoleText.recusa;

/** Refuses a referral with the reason, which only operators read. */
export function RecusarIndicacaoDialog(props: {
  params: { ano: number; identificacao: string; indicadoID: string };
  onClose(): void;
}) {
  const { params, onClose } = props;
  const decidir = useAct('operador.decidirIndicacao');

  async function send(motivo: string): Promise<void> {
    if (!(await decidir.run({ params, body: { decisao: 'RECUSAR', motivo } }))) return;
    avisos.show(indicacaoConsoleText.recusada, { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={indicacaoConsoleText.recusar}
      isGrave
      isPending={decidir.isPending}
      error={decidir.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <p>{text.mensagem}</p>
    </MotivoDialog>
  );
}
