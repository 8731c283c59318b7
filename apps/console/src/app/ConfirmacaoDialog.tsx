import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useAct } from '../platform/api/use-act.ts';
import { Recusa } from '../platform/screen/Leitura.tsx';
import { confirmacaoStore } from '../platform/session/confirmacao-store.ts';
import { keepSessao } from '../platform/session/sessao-store.ts';
import { consoleText } from './console.text.ts';
import styles from './ConfirmacaoDialog.module.css';

const text = consoleText.confirmacao;

/** Asks for password and code when a call needs a fresh verification; the call goes on after that. */
export function ConfirmacaoDialog() {
  const pedido = useStore(confirmacaoStore);
  const formId = useId();
  const senhaField = useRef<HTMLInputElement>(null);
  const elevar = useAct('operador.elevar');
  const close = (isConfirmed: boolean) => {
    elevar.forget();
    pedido?.resolve(isConfirmed);
  };
  return (
    <Modal
      open={pedido !== null}
      onClose={() => close(false)}
      title={text.titulo}
      closeLabel={text.fechar}
      initialFocus={senhaField}
      actions={
        <>
          <Button type="submit" form={formId} wide pending={elevar.isPending}>
            {text.confirmar}
          </Button>
          <Button variant="ghost" wide onClick={() => close(false)}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      <p>{text.mensagem}</p>
      <ConfirmacaoForm formId={formId} senhaField={senhaField} elevar={elevar} onDone={() => close(true)} />
    </Modal>
  );
}

function ConfirmacaoForm(props: {
  formId: string;
  senhaField: RefObject<HTMLInputElement | null>;
  elevar: ReturnType<typeof useAct<'operador.elevar'>>;
  onDone(): void;
}) {
  const { formId, senhaField, elevar, onDone } = props;
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [wasSent, setSent] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (senha === '' || codigo.length < 6 || elevar.isPending) return;
    const answer = await elevar.run({ body: { senha, codigo } });
    setCodigo('');
    if (!answer) return setSent(false);
    keepSessao(answer.retorno);
    onDone();
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Recusa error={elevar.error} />
      <Field label={text.senha} error={wasSent && senha === '' && text.faltaSenha}>
        <PasswordInput
          ref={senhaField}
          autoComplete="current-password"
          showLabel={text.mostrarSenha}
          hideLabel={text.esconderSenha}
          value={senha}
          onChange={({ currentTarget }) => setSenha(currentTarget.value)}
        />
      </Field>
      <Field
        label={text.codigo}
        error={wasSent && codigo.length < 6 && !elevar.isPending && text.faltaCodigo}
      >
        <CodeInput value={codigo} onValueChange={setCodigo} />
      </Field>
    </form>
  );
}
