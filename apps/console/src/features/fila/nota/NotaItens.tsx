import { formatQuantidade } from '@trevo/client/format-quantidade.ts';
import { formatCentavos } from '@trevo/client/format.ts';
import { LongList } from '@trevo/ui/display/list/LongList.tsx';
import { filaConsoleText as text } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import styles from './NotaItens.module.css';

/** The product lines of a receipt, from each source that reports them. */
export function NotaItens({ fontes }: Pick<Nota, 'fontes'>) {
  return fontes.map(({ fonte, itens }) => {
    if (!itens) return null;
    const rotulo = text.itensDe(text.fontes[fonte] ?? fonte, itens.length);
    return (
      <section key={fonte} className={styles.source}>
        <small>{rotulo}</small>
        <LongList
          className={styles.list}
          label={rotulo}
          showAll={text.verItens(itens.length)}
          items={itens}
          renderItem={({ nome, gtin, codigo, quantidade, unidade, centavos }) => (
            <div className={styles.item}>
              <span>{nome}</span>
              <span>{formatCentavos(centavos)}</span>
              <small>
                {[
                  formatQuantidade(quantidade, unidade),
                  gtin && text.gtin(gtin),
                  codigo && text.codigo(codigo),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
          )}
        />
      </section>
    );
  });
}
