import { addDias, isDia, startOfDia, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { webhookConsoleText } from './webhook-console.text.ts';
import styles from './Webhook.module.css';

const text = webhookConsoleText.periodo;

/** Sends the failed events of some days again, or all of them. */
export function ReenviarPeriodo(props: { webhookID: string; isAtivo: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text.abrir}
      </Button>
      {isOpen && <PeriodoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PeriodoDialog(props: { webhookID: string; isAtivo: boolean; onClose(): void }) {
  const { webhookID, isAtivo, onClose } = props;
  const reenviar = useAct('operador.reenviarEntregas');
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const hoje = toSaoPaulo(new Date(agoraServidor())).dia;
  const [de, setDe] = useState(hoje);
  const [ate, setAte] = useState(hoje);
  const [todas, setTodas] = useState(false);
  const falta = !isDia(de) || !isDia(ate) || de > ate;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (falta) return;
    const answer = await reenviar.run({
      params: { webhookID },
      body: { de: startOfDia(de).toISOString(), ate: startOfDia(addDias(ate, 1)).toISOString(), todas },
    });
    if (!answer) return;
    const { total, completo } = answer.retorno;
    avisos.show([text.feito(total), completo ? '' : text.sobra].join(' ').trim(), { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.titulo}
      formId={formId}
      fazer={text.enviar}
      isPending={reenviar.isPending}
      error={reenviar.error}
      field={field}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
      {!isAtivo && <p>{text.pausado}</p>}
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <div className={styles.days}>
          <Field label={text.de}>
            <TextInput
              ref={field}
              type="date"
              value={de}
              onChange={({ currentTarget }) => setDe(currentTarget.value)}
            />
          </Field>
          <Field label={text.ate} error={falta && text.falta}>
            <TextInput
              type="date"
              value={ate}
              onChange={({ currentTarget }) => setAte(currentTarget.value)}
            />
          </Field>
        </div>
        <Checkbox
          label={text.todas}
          checked={todas}
          onChange={({ currentTarget }) => setTodas(currentTarget.checked)}
        />
      </form>
    </AtoDialog>
  );
}
