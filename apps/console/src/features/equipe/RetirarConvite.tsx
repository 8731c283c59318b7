import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { equipeText } from './equipe.text.ts';

const text = equipeText.retirada;

/** Withdraws an open invitation after a question. */
export function RetirarConvite(props: { convite: RetornoOf<Calls['operador.equipe']>['convites'][number] }) {
  const { conviteID, nome, email } = props.convite;
  const retirar = useAct('operador.retirarConvite');
  const [isAsking, setAsking] = useState(false);

  async function withdraw(): Promise<void> {
    const answer = await retirar.run({ params: { conviteID } });
    setAsking(false);
    if (answer) avisos.show(text.feita(email), { tone: 'sucesso' });
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.retirarDe(nome)}
        onClick={() => setAsking(true)}
      >
        {text.retirar}
      </Button>
      <Recusa error={retirar.error} />
      <ConfirmModal
        open={isAsking}
        dangerous
        title={text.titulo(nome)}
        message={text.efeito(email)}
        confirmLabel={text.confirmar}
        cancelLabel={equipeText.cancelar}
        pending={retirar.isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
