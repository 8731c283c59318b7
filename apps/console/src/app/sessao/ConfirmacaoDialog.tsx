import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { confirmacaoStore } from '../../platform/session/confirmacao-store.ts';
import { elevateWithPasskey, hasPasskeys } from '../../platform/session/passkey-console.ts';
import { keepSessao, sessaoStore } from '../../platform/session/sessao-store.ts';
import { consoleText } from '../console.text.ts';
import styles from './ConfirmacaoDialog.module.css';

const text = consoleText.confirmacao;

/** Asks for a passkey, or password and code, when a call needs a fresh verification; the call goes on after that. */
export function ConfirmacaoDialog() {
  const pedido = useStore(confirmacaoStore);
  const sessao = useStore(sessaoStore);
  const formId = useId();
  const firstField = useRef<HTMLElement>(null);
  const [isBySenha, setBySenha] = useState(false);
  const elevar = useAct('operador.elevar');
  const porPasskey = useTask(elevateWithPasskey);
  const isByPasskey = !isBySenha && (sessao?.passkeys ?? 0) > 0 && hasPasskeys();

  function close(isConfirmed: boolean): void {
    elevar.forget();
    porPasskey.forget();
    setBySenha(false);
    pedido?.resolve(isConfirmed);
  }
  async function confirm(): Promise<void> {
    const elevada = await porPasskey.run();
    if (!elevada) return;
    keepSessao(elevada);
    close(true);
  }

  return (
    <Modal
      open={pedido !== null}
      onClose={() => close(false)}
      title={text.titulo}
      closeLabel={text.fechar}
      initialFocus={firstField}
      actions={
        isByPasskey ? (
          <>
            <Button
              ref={firstField as RefObject<HTMLButtonElement | null>}
              wide
              icon={<Fingerprint />}
              pending={porPasskey.isPending}
              onClick={() => void confirm()}
            >
              {text.comPasskey}
            </Button>
            <Button variant="ghost" wide unavailable={porPasskey.isPending} onClick={() => setBySenha(true)}>
              {text.comSenha}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={formId} wide pending={elevar.isPending}>
              {text.confirmar}
            </Button>
            <Button variant="ghost" wide onClick={() => close(false)}>
              {text.cancelar}
            </Button>
          </>
        )
      }
    >
      {isByPasskey ? (
        <>
          <p>{text.mensagemPasskey}</p>
          <Recusa error={porPasskey.error} />
        </>
      ) : (
        <>
          <p>{text.mensagem}</p>
          <ConfirmacaoForm
            formId={formId}
            senhaField={firstField as RefObject<HTMLInputElement | null>}
            hasFocus={isBySenha}
            elevar={elevar}
            onDone={() => close(true)}
          />
        </>
      )}
    </Modal>
  );
}

function ConfirmacaoForm(props: {
  formId: string;
  senhaField: RefObject<HTMLInputElement | null>;
  /** The operator chose this way: the dialog was open before. */
  hasFocus: boolean;
  elevar: ReturnType<typeof useAct<'operador.elevar'>>;
  onDone(): void;
}) {
  const { formId, senhaField, hasFocus, elevar, onDone } = props;
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [wasSent, setSent] = useState(false);
  useEffect(() => {
    if (hasFocus) senhaField.current?.focus();
  }, [hasFocus, senhaField]);

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
