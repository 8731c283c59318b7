import { contaText } from '@trevo/contract/palavras.text';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { QuantityInput } from '@trevo/ui/field/QuantityInput.tsx';
import { type CarrinhoLinha, ProdutoImagem } from '../../produto/public.ts';
import { carrinhoText as text } from '../pedido.text.ts';
import styles from './CarrinhoItem.module.css';

export interface CarrinhoItemProps {
  linha: CarrinhoLinha;
  onQuantidade(quantidade: number): void;
  onRemove(): void;
}

/** Row of a product in the cart: quantity, and changes since it was added. */
export function CarrinhoItem({ linha, onQuantidade, onRemove }: CarrinhoItemProps) {
  const { item, maximo } = linha;
  const aviso = describeAviso(linha);
  return (
    <Card>
      <div className={styles.item}>
        <div className={styles.figura}>
          <ProdutoImagem imagem={item.imagem} />
        </div>
        <div className={styles.texto}>
          <p className={styles.nome}>{item.nome}</p>
          <p className={styles.cada}>{text.cada(contaText.valor(item.moeda, item.valor))}</p>
          <p className={styles.soma}>{contaText.valor(item.moeda, item.valor * item.quantidade)}</p>
        </div>
        <IconButton label={text.tirar(item.nome)} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {maximo > 0 && (
        <Field label={<VisuallyHidden>{text.quantidade(item.nome)}</VisuallyHidden>}>
          <QuantityInput
            value={item.quantidade}
            max={Math.max(maximo, 1)}
            decreaseLabel={text.menos(item.nome)}
            increaseLabel={text.mais(item.nome)}
            onValueChange={onQuantidade}
          />
        </Field>
      )}
      {aviso && <Notice tone="alerta">{aviso}</Notice>}
    </Card>
  );
}

function describeAviso({ item, impedimento, maximo, valorAgora }: CarrinhoLinha): string | undefined {
  if (impedimento === 'poucos') return text.poucos(maximo);
  if (impedimento) return text[impedimento];
  if (valorAgora === undefined) return undefined;
  return text.mudou(contaText.valor(item.moeda, item.valor), contaText.valor(item.moeda, valorAgora));
}
