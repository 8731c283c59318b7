import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { contaConsoleText } from './conta-console.text.ts';

const text = contaConsoleText.passkeys;
const maximo = 60;

/** A passkey of the operator. */
export type Passkey = RetornoOf<Calls['operador.passkeys']>[number];

/** Renames a passkey. */
export function NomePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const nomear = useAct('operador.nomearPasskey');
  const [nome, setNome] = useState(passkey.nome);
  const [wasSent, setSent] = useState(false);
  const isMissing = nome.trim() === '';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (isMissing || nomear.isPending) return;
    if (await nomear.run({ params: { passkeyID: passkey.passkeyID }, body: { nome } })) onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.nomeTitulo}
      closeLabel={contaConsoleText.fechar}
      initialFocus={field}
      actions={
        <Button type="submit" form={formId} wide pending={nomear.isPending}>
          {text.salvarNome}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Field label={text.nome} error={wasSent && isMissing && text.faltaNome}>
          <TextInput
            ref={field}
            autoComplete="off"
            maxLength={maximo}
            value={nome}
            onChange={({ currentTarget }) => setNome(currentTarget.value)}
          />
        </Field>
      </form>
      <Recusa error={nomear.error} />
    </Modal>
  );
}
