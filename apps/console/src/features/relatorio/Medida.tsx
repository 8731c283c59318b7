import { formatContagem } from '@trevo/client/format.ts';
import { formatMudanca } from './mudanca.ts';
import { relatorioConsoleText as text } from './relatorio-console.text.ts';
import styles from './Relatorios.module.css';

/** A figure of the period with that of the period before. */
export function Medida(props: {
  nome: string;
  valor: string;
  nota?: string;
  antes?: readonly [agora: number, antes: number];
}) {
  const { nome, valor, nota, antes } = props;
  return (
    <div className={styles.tile}>
      <dt>{nome}</dt>
      <dd className={styles.value}>{valor}</dd>
      {nota && <dd className={styles.quiet}>{nota}</dd>}
      {antes && (
        <dd className={styles.quiet}>
          {antes[1] > 0 && `${formatMudanca(...antes)}, `}
          {text.antes(formatContagem(antes[1]))}
        </dd>
      )}
    </div>
  );
}
