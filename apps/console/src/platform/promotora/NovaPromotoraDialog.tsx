import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { stripMask } from '@trevo/rules/texto/mask';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../api/use-act.ts';
import { queries } from '../api/console-client.ts';
import { AtoDialog } from '../screen/ato/AtoDialog.tsx';
import { avisos } from '../screen/avisos-store.ts';
import { changePromotora } from '../session/change-promotora.ts';
import { promotoraText as text } from './promotora.text.ts';

const idShape = /^[A-Za-z0-9_]{2,40}$/;

/** Creates a promoter, and acts for it from then on. */
export function NovaPromotoraDialog({ onClose }: { onClose(): void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const criar = useAct('operador.criarPromotora');
  const [campos, setCampos] = useState({ id: '', razao: '', cnpj: '' });
  const [wasSent, setSent] = useState(false);
  const cnpj = stripMask(campos.cnpj).toUpperCase();
  const erros = {
    id: !idShape.test(campos.id.trim()) && text.falta.id,
    razao: campos.razao.trim() === '' && text.falta.razao,
    cnpj: !isCnpj(cnpj) && text.falta.cnpj,
  };
  const toInput = (nome: keyof typeof campos) => ({
    value: campos[nome],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setCampos((before) => ({ ...before, [nome]: currentTarget.value })),
  });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (Object.values(erros).some(Boolean)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = { promotora: campos.id.trim(), nome: campos.razao.trim(), cnpj };
    if (!(await criar.run({ body }))) return;
    // The chosen promoter has to be in the list, or the console chooses the first one.
    await queries.refetchQueries({ predicate: ({ queryKey }) => queryKey[0] === 'operador.promotoras' });
    changePromotora(body.promotora);
    avisos.show(text.feito(body.nome), { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.titulo}
      formId={formId}
      fazer={text.criar}
      isPending={criar.isPending}
      error={criar.error}
      field={field}
      onClose={onClose}
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)}>
        <p>{text.mensagem}</p>
        <Field label={text.id} hint={text.dicaId} error={wasSent && erros.id}>
          <TextInput ref={field} autoCapitalize="none" spellCheck={false} maxLength={40} {...toInput('id')} />
        </Field>
        <Field label={text.razao} error={wasSent && erros.razao}>
          <TextInput maxLength={120} {...toInput('razao')} />
        </Field>
        <Field label={text.cnpj} hint={text.dicaCnpj} error={wasSent && erros.cnpj}>
          <TextInput figures maxLength={18} {...toInput('cnpj')} />
        </Field>
      </form>
    </AtoDialog>
  );
}
