import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
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
    <AtoDialog
      titulo={text.nomeTitulo}
      formId={formId}
      fazer={text.salvarNome}
      isPending={nomear.isPending}
      error={nomear.error}
      field={field}
      onClose={onClose}
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
    </AtoDialog>
  );
}
