import { Globe, Store } from 'lucide-react';
import { type RefCallback, type SubmitEvent } from 'react';
import { DataCompraField } from '../../compra/public.ts';
import { MultiplicadorFaixa } from '../../cupom/public.ts';
import { LimiteDica } from '../../participacao/public.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MaskedInput } from '../../../ui/field/MaskedInput.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { FormPage } from '../../../ui/layout/FormPage.tsx';
import type { ComperCampo, ComperForm } from '../comper-form.ts';
import { comperText } from '../comper.text.ts';
import { CupomDesenho } from './CupomDesenho.tsx';
import styles from './ComperFormulario.module.css';

const text = comperText.campos;

export interface ComperFormularioProps {
  words: { readonly titulo: string; readonly subtitulo: string };
  ecommerce: 'S' | 'N';
  form: ComperForm;
  erros: Partial<Record<ComperCampo, string>>;
  inicio: string | undefined;
  hoje: string;
  pending: boolean;
  onChange(part: Partial<ComperForm>): void;
  onLeave(campo: ComperCampo): void;
  onSubmit(event: SubmitEvent): void;
  toRef(campo: ComperCampo): RefCallback<HTMLElement>;
}

/** What is printed on the receipt, field by field. */
export function ComperFormulario(props: ComperFormularioProps) {
  const { words, ecommerce, form, erros, inicio, hoje, pending, onChange, onLeave, onSubmit, toRef } = props;
  const goBack = useGoBack();
  const isLoja = ecommerce === 'N';
  const field = (campo: ComperCampo, label: string) => ({ label, required: true, error: erros[campo] });
  const wire = (campo: ComperCampo) => ({
    ref: toRef(campo),
    name: campo,
    value: form[campo],
    autoComplete: 'off',
    onBlur: () => onLeave(campo),
  });
  return (
    <FormPage
      title={words.titulo}
      subtitle={words.subtitulo}
      onBack={goBack}
      backLabel={comperText.voltar}
      submitLabel={comperText.enviar}
      pending={pending}
      pendingLabel={comperText.enviando}
      className={styles.form}
      above={
        <>
          <p className={styles.origem}>
            {isLoja ? <Store aria-hidden="true" /> : <Globe aria-hidden="true" />}
            {isLoja ? comperText.loja : comperText.site}
          </p>
          <MultiplicadorFaixa />
          <LimiteDica />
        </>
      }
      below={isLoja && <CupomDesenho />}
      onSubmit={onSubmit}
    >
      <Field {...field('nroDoc', isLoja ? text.nroDoc : text.nroDocSite)}>
        <TextInput
          {...wire('nroDoc')}
          figures
          inputMode={isLoja ? 'numeric' : 'text'}
          maxLength={20}
          onChange={(event) => onChange({ nroDoc: event.currentTarget.value })}
        />
      </Field>
      <DataCompraField
        ref={toRef('dataCompra')}
        value={form.dataCompra}
        error={erros.dataCompra}
        inicio={inicio}
        hoje={hoje}
        onValueChange={(dataCompra) => onChange({ dataCompra })}
        onBlur={() => onLeave('dataCompra')}
      />
      {isLoja && (
        <div className={styles.par}>
          {(['caixa', 'loja'] as const).map((campo) => (
            <Field key={campo} {...field(campo, text[campo])}>
              <MaskedInput
                {...wire(campo)}
                mask="######"
                onValueChange={(value) => onChange({ [campo]: value })}
              />
            </Field>
          ))}
        </div>
      )}
    </FormPage>
  );
}
