import type { ReactNode } from 'react';
import { joinClasses } from '@trevo/ui/element-props.ts';
import styles from './Tabela.module.css';

/** A column of a table. */
export interface Coluna<Item> {
  readonly id: string;
  /** Heading; on a phone it stands before the content of each card. */
  readonly titulo: string;
  /** Hides the heading, for a column of buttons. */
  readonly isTituloOculto?: boolean;
  /** `fim`: counts, amounts, dates and buttons. On a phone every column begins at the start. */
  readonly alinhar?: 'inicio' | 'fim';
  readonly conteudo: (item: Item) => ReactNode;
}

/** A table; on a phone each row is a card. */
export function Tabela<Item>(props: {
  /** Accessible name. */
  nome: string;
  colunas: readonly Coluna<Item>[];
  itens: readonly Item[];
  toId: (item: Item) => string;
}) {
  const { nome, colunas, itens, toId } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={nome}>
        <thead>
          <tr>
            {colunas.map(({ id, titulo, isTituloOculto, alinhar }) => (
              <th key={id} scope="col" data-alinhar={alinhar}>
                <span className={joinClasses(isTituloOculto && styles.hidden)}>{titulo}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itens.map((item) => (
            <tr key={toId(item)}>
              {colunas.map(({ id, titulo, isTituloOculto, alinhar, conteudo }) => (
                <td key={id} data-alinhar={alinhar} data-titulo={isTituloOculto ? undefined : titulo}>
                  {conteudo(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
