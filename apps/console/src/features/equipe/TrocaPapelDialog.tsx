import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import type { Papel } from '@trevo/contract/operador/papeis';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { PapelEscolha } from './ConvidarDialog.tsx';
import { equipeText } from './equipe.text.ts';

const text = equipeText.troca;

/** An operator of the promoter. */
export type Membro = RetornoOf<Calls['operador.equipe']>['operadores'][number];

/** Changes the role of an operator, or removes it after a question. */
export function TrocaPapelDialog({ membro, onClose }: { membro: Membro; onClose(): void }) {
  const definir = useAct('operador.definirPapel', onClose);
  const [papel, setPapel] = useState(membro.papel);
  const [isRemoving, setRemoving] = useState(false);
  const { nome, operadorID } = membro;

  async function set(novo: Papel | null): Promise<void> {
    setRemoving(false);
    if (!(await definir.run({ params: { operadorID }, body: { papel: novo } }))) return;
    avisos.show(novo === null ? text.removida(nome) : text.feita(nome, papeisText[novo].nome), {
      tone: 'sucesso',
    });
    onClose();
  }

  return (
    <>
      <Modal
        open={!isRemoving}
        onClose={onClose}
        title={text.titulo(nome)}
        closeLabel={equipeText.fechar}
        actions={
          <>
            <Button
              wide
              pending={definir.isPending}
              unavailable={papel === membro.papel}
              onClick={() => void set(papel)}
            >
              {text.salvar}
            </Button>
            <Button variant="ghost" wide unavailable={definir.isPending} onClick={() => setRemoving(true)}>
              {text.remover}
            </Button>
          </>
        }
      >
        <PapelEscolha value={papel} onValueChange={setPapel} />
        <Recusa error={definir.error} />
      </Modal>
      <ConfirmModal
        open={isRemoving}
        dangerous
        title={text.removerTitulo(nome)}
        message={text.removerEfeito}
        confirmLabel={text.remover}
        cancelLabel={equipeText.cancelar}
        onConfirm={() => void set(null)}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}
