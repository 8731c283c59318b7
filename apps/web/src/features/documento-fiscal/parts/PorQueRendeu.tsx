import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { VerParticipantes } from '../../produto/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { itensText as text } from '../itens.text.ts';
import { useCompraDaNota } from '../use-compra-da-nota.ts';
import styles from './PorQueRendeu.module.css';

export interface PorQueRendeuProps {
  ganhoProdutos: RetornoOf<Calls['produto.compra']>['ganhoProdutos'] | undefined;
  /** Count of the receipt's lucky numbers. */
  numeros: number;
  heading: 'h2' | 'h3';
}

/** Explains the earnings of a receipt's products, and links to the participating products. */
export function PorQueRendeu({ ganhoProdutos, numeros, heading: Heading }: PorQueRendeuProps) {
  if (!ganhoProdutos) return <VerParticipantes />;
  const { porQue, falta, quase } = ganhoProdutos;
  return (
    <section className={styles.porQue}>
      <Heading className={styles.titulo}>{text.porQue(numeros)}</Heading>
      {porQue.length > 0 && (
        <ul className={styles.lista}>
          {porQue.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {falta && <p className={styles.falta}>{falta}</p>}
      {quase.map((sentence) => (
        <p key={sentence} className={styles.quase}>
          {sentence}
        </p>
      ))}
      <VerParticipantes />
    </section>
  );
}

/** Loads the explanation of a receipt. */
export function PorQueDaNota({ documento }: { documento: DocumentoFiscal }) {
  const compra = useCompraDaNota(documento);
  return (
    <PorQueRendeu ganhoProdutos={compra?.ganhoProdutos} numeros={documento.numeros.length} heading="h3" />
  );
}
