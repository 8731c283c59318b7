import { isCpf } from '@trevo/rules/pessoa/cpf';
import { isTelefone } from '@trevo/rules/pessoa/telefone';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { AtoDialog } from '../../../platform/screen/ato/AtoDialog.tsx';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import type { CampanhaRef } from '../aviso-address.ts';
import { avisoConsoleText } from '../aviso-console.text.ts';

const text = avisoConsoleText.teste;

/** Sends the notice to one person, found by CPF or phone. */
export function TesteDialog(props: {
  campanha: CampanhaRef;
  titulo: string;
  mensagem: string;
  onClose(): void;
}) {
  const { campanha, titulo, mensagem, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const testar = useAct('operador.testarNotificacao');
  // One id for the dialog: a repeated click is the same test.
  const [avisoID] = useState(() => crypto.randomUUID());
  const [dado, setDado] = useState('');
  const [wasSent, setSent] = useState(false);
  // Eleven digits can be both; few phones have the check digits of a CPF.
  const pessoa = isCpf(dado) ? { cpf: dado } : isTelefone(dado) ? { telefone: dado } : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!pessoa) return field.current?.focus();
    if (testar.isPending) return;
    const { ano, identificacao } = campanha;
    const body = { avisoID, titulo: titulo.trim(), mensagem: mensagem.trim(), pessoa };
    if (!(await testar.run({ params: { ano, identificacao }, body }))) return;
    avisos.show(text.enviado, { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.titulo}
      formId={formId}
      fazer={text.fazer}
      isPending={testar.isPending}
      error={testar.error}
      field={field}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
      <form id={formId} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <Field label={text.campo} error={wasSent && !pessoa && text.falta}>
          <TextInput
            ref={field}
            value={dado}
            maxLength={24}
            spellCheck={false}
            onChange={({ currentTarget }) => setDado(currentTarget.value)}
          />
        </Field>
      </form>
    </AtoDialog>
  );
}
