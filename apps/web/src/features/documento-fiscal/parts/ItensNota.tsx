import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatQuantidade } from '@trevo/client/format-quantidade.ts';
import { formatCentavos } from '@trevo/client/format.ts';
import { LongList } from '@trevo/ui/display/list/LongList.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { itensText as text } from '../itens.text.ts';
import { useCompraDaNota } from '../use-compra-da-nota.ts';
import styles from './ItensNota.module.css';

export type ItensNotaProps = Pick<
  RetornoOf<Calls['produto.compra']>,
  'itens' | 'fonteItens' | 'ganhoProdutos'
>;

/** Lists the product lines of a receipt with their source; nothing without any. */
export function ItensNota({
  itens,
  fonteItens,
  ganhoProdutos,
  heading: Heading,
}: ItensNotaProps & { heading: 'h2' | 'h3' }) {
  if (!itens || itens.length === 0) return null;
  const listas = new Map(ganhoProdutos?.itens.map((item) => [item.ordem, item.listas]));
  return (
    <section className={styles.itens}>
      <Heading className={styles.titulo}>{text.titulo}</Heading>
      {fonteItens && <p className={styles.fonte}>{text.fontes[fonteItens]}</p>}
      <LongList
        className={styles.lista}
        label={text.titulo}
        showAll={text.verTodos(itens.length)}
        items={itens.map((item, ordem) => ({ ...item, listas: listas.get(ordem) }))}
        renderItem={({ nome, quantidade, unidade, centavos, listas: contou }) => (
          <div className={styles.item}>
            <span className={styles.nome}>{nome}</span>
            <span className={styles.quantidade}>{formatQuantidade(quantidade, unidade)}</span>
            <span className={styles.valor}>{formatCentavos(centavos)}</span>
            {contou && <span className={styles.contou}>{text.contou(contou)}</span>}
          </div>
        )}
      />
    </section>
  );
}

/** Loads the product lines of a receipt with a proved value. */
export function ItensDaNota({ documento }: { documento: DocumentoFiscal }) {
  const compra = useCompraDaNota(documento);
  return compra ? <ItensNota heading="h3" {...compra} /> : null;
}
