import { CircleAlert } from 'lucide-react';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { QuantityInput } from '@trevo/ui/field/QuantityInput.tsx';
import type { CompraForm, ConfiguracaoCompra } from '../compra-form.ts';
import { compraText } from '../compra.text.ts';
import styles from './QuantidadeCampos.module.css';

const text = compraText.campos;

export interface QuantidadeCamposProps {
  /** Focuses the first count. */
  ref: Ref<HTMLElement>;
  form: CompraForm;
  configuracao: ConfiguracaoCompra;
  error: string | undefined;
  onChange(part: Partial<CompraForm>): void;
}

/** Count inputs: one per participating product, or one for all products. */
export function QuantidadeCampos({ ref, form, configuracao, error, onChange }: QuantidadeCamposProps) {
  const { produtos, quantidadeMaxima } = configuracao;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => group.current?.querySelector('input') as HTMLElement);
  if (produtos.length === 0) {
    return (
      <div ref={group}>
        <Field label={text.quantidade} required error={error} className={styles.um}>
          <QuantityInput
            name="quantidade"
            value={form.quantidade}
            max={quantidadeMaxima}
            decreaseLabel={text.diminuir(text.umProduto)}
            increaseLabel={text.aumentar(text.umProduto)}
            onValueChange={(quantidade) => onChange({ quantidade })}
          />
        </Field>
      </div>
    );
  }
  return (
    <div ref={group} role="group" aria-label={text.quantidade} className={styles.grupo}>
      <Card padding="none">
        <ul>
          {produtos.map((nome) => (
            <li key={nome} className={styles.produto}>
              <Field label={nome} className={styles.campo}>
                <QuantityInput
                  value={form.quantidades[nome] ?? 0}
                  min={0}
                  max={quantidadeMaxima}
                  decreaseLabel={text.diminuir(nome)}
                  increaseLabel={text.aumentar(nome)}
                  onValueChange={(quantidade) =>
                    onChange({ quantidades: { ...form.quantidades, [nome]: quantidade } })
                  }
                />
              </Field>
            </li>
          ))}
        </ul>
      </Card>
      {error && (
        <p className={styles.erro} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
