import type { ApiError } from '@trevo/client/api-error.ts';
import { webhookCalls } from '@trevo/contract/webhook/webhook.calls';
import { type WebhookEvento, webhookEventos } from '@trevo/contract/webhook/webhook-eventos';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { webhookConsoleText } from './webhook-console.text.ts';
import styles from './Webhook.module.css';

const text = webhookConsoleText.form;

export interface WebhookCampos {
  url: string;
  descricao: string;
  eventos: WebhookEvento[];
}

/** The form of an endpoint: receiver, address and events. */
export function WebhookForm(props: {
  formId: string;
  titulo: string;
  fazer: string;
  valores: WebhookCampos;
  isPending: boolean;
  error: ApiError | null;
  onSend(campos: WebhookCampos): Promise<void>;
  onClose(): void;
}) {
  const { formId, titulo, fazer, valores, isPending, error, onSend, onClose } = props;
  const form = useForm<WebhookCampos>({
    defaultValues: valores,
    resolver: valibotResolver<WebhookCampos>(webhookCalls['operador.criarWebhook'].body),
  });
  const field = useRef<HTMLInputElement | null>(null);
  const { ref: register, ...descricao } = form.register('descricao');
  const { errors } = form.formState;
  const isEndereco = error?.codigo === 'webhook.enderecoNaoPermitido';
  return (
    <AtoDialog
      titulo={titulo}
      formId={formId}
      fazer={fazer}
      isPending={isPending}
      error={isEndereco ? null : error}
      field={field}
      onClose={onClose}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSend)(event)}
      >
        <Field label={text.descricao} hint={text.dicaDescricao} error={errors.descricao?.message}>
          <TextInput
            autoComplete="off"
            {...descricao}
            ref={(input) => {
              register(input);
              field.current = input;
            }}
          />
        </Field>
        <Field
          label={text.url}
          hint={text.dicaUrl}
          error={errors.url?.message ?? (isEndereco && `${error.mensagem} ${error.cura ?? ''}`)}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('url')}
          />
        </Field>
        <fieldset className={styles.choices}>
          <legend>{text.eventos}</legend>
          {webhookEventos.map((evento, at) => (
            <Checkbox
              key={evento}
              label={
                <>
                  {webhookConsoleText.eventos[evento]} <small>{evento}</small>
                </>
              }
              value={evento}
              error={at === 0 && errors.eventos?.message}
              {...form.register('eventos')}
            />
          ))}
        </fieldset>
      </form>
    </AtoDialog>
  );
}
