import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { listDividas, listPerdas } from './nota/describe-nota.ts';
import { filaConsoleText } from './fila-console.text.ts';
import type { NotaRef } from './nota/nota-ref.ts';

const text = filaConsoleText.devolver;

/** Undoes a verdict with a reason; shows first the losses, remaining rewards and debts of its owner. */
export function DevolverDialog(props: {
  campanha: CampanhaDaPromotora;
  nota: NotaRef;
  statusVisto: 'VALIDO' | 'INVALIDO';
  onClose: () => void;
  onDone: () => void;
}) {
  const { campanha, nota, statusVisto, onClose, onDone } = props;
  const { ano, identificacao } = campanha;
  const { consumidorID, documentoFiscalID } = nota;
  const params = { ano, identificacao, consumidorID, documentoFiscalID };
  const efeito = useRead('operador.preverVeredito', { params, query: { status: 'PENDENTE' } });
  const desfazer = useAct('operador.desfazerVeredito');
  const send = async (motivo: string) => {
    if (await desfazer.run({ params, body: { statusVisto, motivo } })) onDone();
  };
  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={text.fazer}
      isGrave={statusVisto === 'VALIDO'}
      isPending={desfazer.isPending || efeito.data === undefined}
      error={desfazer.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <Leitura lida={efeito} linhas={2}>
        {(lido) => (
          <>
            <p>{statusVisto === 'VALIDO' ? text.perde(listPerdas(lido).join(' · ')) : text.eraRecusada}</p>
            {listDividas(lido).map((divida) => (
              <Notice key={divida} tone="alerta">
                {divida}
              </Notice>
            ))}
          </>
        )}
      </Leitura>
    </MotivoDialog>
  );
}
