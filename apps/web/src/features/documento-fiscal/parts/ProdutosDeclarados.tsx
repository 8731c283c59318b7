import { Card } from '@trevo/ui/display/Card.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { QuantityInput } from '@trevo/ui/field/QuantityInput.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { produtosDeclaradosText as text } from '../prova/prova.text.ts';
import styles from './ProdutosDeclarados.module.css';

/** Units by list of products. */
export type Unidades = Readonly<Record<string, number>>;

export interface ProdutosDeclaradosProps {
  documento: DocumentoFiscal;
  value: Unidades;
  onValueChange(value: Unidades): void;
}

/** Count inputs of the participating products on a receipt; renders nothing where the campaign needs no products. */
export function ProdutosDeclarados({ documento, value, onValueChange }: ProdutosDeclaradosProps) {
  const listas = documento.comprovacao?.listasProdutos ?? [];
  if (listas.length === 0) return null;
  return (
    <fieldset className={styles.grupo}>
      <legend>{text.titulo}</legend>
      <p className={styles.detalhe}>{text.detalhe}</p>
      <Card padding="none">
        <ul>
          {listas.map(({ id, nome }) => (
            <li key={id} className={styles.produto}>
              <Field label={nome} className={styles.campo}>
                <QuantityInput
                  value={value[id] ?? 0}
                  min={0}
                  max={999}
                  decreaseLabel={text.diminuir(nome)}
                  increaseLabel={text.aumentar(nome)}
                  onValueChange={(unidades) => onValueChange({ ...value, [id]: unidades })}
                />
              </Field>
            </li>
          ))}
        </ul>
      </Card>
    </fieldset>
  );
}

/** Returns the counted products of the request; nothing when none were counted. */
export function toProdutosBody(unidades: Unidades): { produtos?: { lista: string; unidades: number }[] } {
  const produtos = Object.entries(unidades).flatMap(([lista, total]) =>
    total > 0 ? [{ lista, unidades: total }] : [],
  );
  return produtos.length > 0 ? { produtos } : {};
}
