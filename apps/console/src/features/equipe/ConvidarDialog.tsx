import { type Papel, papeis } from '@trevo/contract/operador/papeis';
import { equipeCalls } from '@trevo/contract/operador/equipe.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Act, useAct } from '../../platform/api/use-act.ts';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { equipeText } from './equipe.text.ts';
import styles from './equipe-form.module.css';

const text = equipeText.form;

interface Convidado {
  nome: string;
  email: string;
  papel: Papel;
}

/** Invites a person to the team of the promoter. */
export function ConvidarDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const formId = useId();
  const convidar = useAct('operador.convidar', onClose);
  const close = () => {
    convidar.forget();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={text.titulo}
      closeLabel={equipeText.fechar}
      actions={
        <Button type="submit" form={formId} wide pending={convidar.isPending}>
          {text.enviar}
        </Button>
      }
    >
      <ConvidarForm formId={formId} convidar={convidar} onDone={close} />
    </Modal>
  );
}

function ConvidarForm(props: { formId: string; convidar: Act<'operador.convidar'>; onDone(): void }) {
  const { formId, convidar, onDone } = props;
  const form = useForm<Convidado>({
    defaultValues: { nome: '', email: '', papel: 'operador' },
    resolver: valibotResolver<Convidado>(equipeCalls['operador.convidar'].body),
  });
  const { errors } = form.formState;

  async function send(body: Convidado): Promise<void> {
    if (!(await convidar.run({ body }))) return;
    avisos.show(text.enviado(body.email), { tone: 'sucesso' });
    onDone();
  }

  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label={text.nome} error={errors.nome && text.faltaNome}>
        <TextInput autoComplete="off" {...form.register('nome')} />
      </Field>
      <Field label={text.email} error={errors.email && text.faltaEmail}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Controller
        control={form.control}
        name="papel"
        render={({ field: { value, onChange } }) => <PapelEscolha value={value} onValueChange={onChange} />}
      />
      <p className={styles.quiet}>{text.efeito}</p>
      <Recusa error={convidar.error} />
    </form>
  );
}

/** The choice of a role, each with the work it is for. */
export const PapelEscolha = (props: { value: Papel; onValueChange(papel: Papel): void }) => (
  <ChoiceList
    legend={text.papel}
    options={papeis.map((papel) => ({
      value: papel,
      label: papeisText[papel].nome,
      detail: papeisText[papel].para,
    }))}
    value={props.value}
    onValueChange={props.onValueChange}
  />
);
