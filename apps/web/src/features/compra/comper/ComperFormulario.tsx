import { Globe, Store } from 'lucide-react';
import type { RefCallback, SubmitEvent } from 'react';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { FormPage } from '@trevo/ui/layout/FormPage.tsx';
import { DataCompraField } from '../DataCompraField.tsx';
import { MultiplicadorFaixa } from '../../cupom/public.ts';
import { LimiteDica } from '../../participacao/public.ts';
import type { ComperCampo, ComperForm } from './comper-form.ts';
import { comperText } from './comper.text.ts';
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

/** Form with the data printed on a Comper receipt. */
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

/** Drawing of a receipt that marks where till, shop, number and day are printed. Decorative. */
function CupomDesenho() {
  return (
    <svg className={styles.desenho} viewBox="0 0 220 150" aria-hidden="true">
      <path
        className={styles.paper}
        d="M30 6h160v138l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6Z"
      />
      <path className={styles.line} d="M84 22h52M70 34h80" />
      <path className={styles.soft} d="M46 52h74M150 52h24M46 64h60M150 64h24M46 76h68M150 76h24" />
      <g className={styles.mark}>
        <rect x="42" y="90" width="60" height="14" rx="5" />
        <rect x="112" y="90" width="66" height="14" rx="5" />
        <rect x="42" y="110" width="44" height="14" rx="5" />
        <rect x="96" y="110" width="44" height="14" rx="5" />
      </g>
      <path className={styles.figures} d="M50 97h44M120 97h50M50 117h28M104 117h28" />
    </svg>
  );
}
