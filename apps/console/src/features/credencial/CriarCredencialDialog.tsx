import { type Escopo, escopos } from '@trevo/contract/operador/papeis';
import { equipeCalls } from '@trevo/contract/operador/equipe.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Act, useAct } from '../../platform/api/use-act.ts';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { escoposText } from '../../platform/palavras/papeis.text.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { credencialText } from './credencial.text.ts';
import styles from './CriarCredencialDialog.module.css';

const text = credencialText.form;

interface NovaCredencial {
  nome: string;
  escopos: Escopo[];
  dias?: number | undefined;
}

/** Creates a credential with scopes and an end. */
export function CriarCredencialDialog(props: {
  open: boolean;
  onClose(): void;
  onSegredo(segredo: string): void;
}) {
  const { open, onClose, onSegredo } = props;
  const formId = useId();
  const criar = useAct('operador.criarCredencial');
  const close = () => {
    criar.forget();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={credencialText.criar}
      closeLabel={credencialText.fechar}
      actions={
        <Button type="submit" form={formId} wide pending={criar.isPending}>
          {text.enviar}
        </Button>
      }
    >
      <CriarForm
        formId={formId}
        criar={criar}
        onDone={(segredo) => {
          close();
          onSegredo(segredo);
        }}
      />
    </Modal>
  );
}

function CriarForm(props: {
  formId: string;
  criar: Act<'operador.criarCredencial'>;
  onDone(segredo: string): void;
}) {
  const { formId, criar, onDone } = props;
  const form = useForm<NovaCredencial>({
    defaultValues: { nome: '', escopos: [], dias: 365 },
    resolver: valibotResolver<NovaCredencial>(equipeCalls['operador.criarCredencial'].body),
  });
  const { errors } = form.formState;

  async function send(body: NovaCredencial): Promise<void> {
    const answer = await criar.run({ body });
    if (answer) onDone(answer.retorno.segredo);
  }

  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label={text.nome} hint={text.dicaNome} error={errors.nome && text.faltaNome}>
        <TextInput autoComplete="off" {...form.register('nome')} />
      </Field>
      <fieldset className={styles.scopes}>
        <legend>{text.escopos}</legend>
        {escopos.map((escopo, at) => (
          <Checkbox
            key={escopo}
            label={escoposText[escopo]}
            value={escopo}
            error={at === 0 && errors.escopos && text.faltaEscopos}
            {...form.register('escopos')}
          />
        ))}
      </fieldset>
      <Field label={text.dias}>
        <Controller
          control={form.control}
          name="dias"
          render={({ field: { value, onChange } }) => (
            <SelectInput
              value={String(value)}
              options={Object.entries(text.prazos).map(([dias, label]) => ({ value: dias, label }))}
              onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
            />
          )}
        />
      </Field>
      <Recusa error={criar.error} />
    </form>
  );
}
