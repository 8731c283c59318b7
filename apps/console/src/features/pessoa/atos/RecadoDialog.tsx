import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { AtoDialog } from '../../../platform/screen/ato/AtoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';

const text = pessoaText.recado;

/** Leaves a note on a receipt for its judges. */
export function RecadoDialog(props: {
  params: PessoaRef & { readonly documentoFiscalID: string };
  onClose(): void;
}) {
  const { params, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const anotar = useAct('operador.anotarDocumento');
  const [texto, setTexto] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(texto.trim() === '');
    if (texto.trim() === '' || anotar.isPending) return;
    if (!(await anotar.run({ params: { ...params }, body: { texto: texto.trim() } }))) return;
    avisos.show(text.deixado, { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.titulo}
      formId={formId}
      fazer={text.deixar}
      isPending={anotar.isPending}
      error={anotar.error}
      field={field}
      onClose={onClose}
    >
      <p>{text.mensagem}</p>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.campo} error={isMissing && text.falta}>
          <TextInput
            ref={field}
            value={texto}
            maxLength={1000}
            autoComplete="off"
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        </Field>
      </form>
    </AtoDialog>
  );
}
