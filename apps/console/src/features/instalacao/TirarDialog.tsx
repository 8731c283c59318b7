import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { instalacaoConsoleText } from './instalacao-console.text.ts';

const text = instalacaoConsoleText.saida;

/** An operator of the installation. */
export type DaInstalacao = RetornoOf<Calls['operador.equipeDaInstalacao']>['operadores'][number];

type Saida = keyof typeof text.opcoes;

const opcoes = (Object.keys(text.opcoes) as Saida[]).map((value) => ({
  value,
  label: text.opcoes[value].nome,
  detail: text.opcoes[value].detalhe,
}));

/** Asks how an operator leaves the installation; the act itself needs a second person. */
export function TirarDialog({ pessoa, onClose }: { pessoa: DaInstalacao; onClose(): void }) {
  const definir = useAct('operador.definirDaInstalacao', onClose);
  const [saida, setSaida] = useState<Saida>('rebaixar');
  const { nome, operadorID } = pessoa;

  async function end(): Promise<void> {
    if (!(await definir.run({ params: { operadorID }, body: { saida } }))) return;
    avisos.show(text.feita(nome), { tone: 'sucesso' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.titulo(nome)}
      closeLabel={text.fechar}
      actions={
        <Button wide pending={definir.isPending} onClick={() => void end()}>
          {text.pedir}
        </Button>
      }
    >
      <ChoiceList
        legend={text.como}
        options={opcoes}
        value={saida}
        onValueChange={(value) => setSaida(value as Saida)}
      />
      <Recusa error={definir.error} />
    </Modal>
  );
}
