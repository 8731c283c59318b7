import { formatContagem } from '@trevo/client/format.ts';
import { Fragment, type ReactNode } from 'react';
import { Secao } from '../../platform/screen/Tela.tsx';
import { relatorioConsoleText as text } from './relatorio-console.text.ts';
import styles from './Relatorios.module.css';

const sinalPorcento = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** Formats the change from a value before as `+12%`; a value that was zero before is new. */
export function formatMudanca(valor: number, antes: number): string {
  if (valor === antes) return text.igual;
  return antes === 0 ? text.novo : sinalPorcento.format((valor - antes) / antes);
}

/** A section with its content in a frame, and a note below. */
export const Painel = (props: { titulo: string; nota?: ReactNode; children: ReactNode }) => (
  <Secao titulo={props.titulo}>
    <div className={styles.panel}>
      {props.children}
      {props.nota && <p className={styles.quiet}>{props.nota}</p>}
    </div>
  </Secao>
);

/** Names with counts. */
export const Fatos = ({ fatos }: { fatos: readonly (readonly [nome: string, valor: string])[] }) => (
  <dl className={styles.facts}>
    {fatos.map(([nome, valor]) => (
      <Fragment key={nome}>
        <dt>{nome}</dt>
        <dd>{valor}</dd>
      </Fragment>
    ))}
  </dl>
);

/** A figure of the period with that of the period before. */
export function Medida(props: {
  nome: string;
  valor: string;
  nota?: string;
  antes?: readonly [number, number];
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
