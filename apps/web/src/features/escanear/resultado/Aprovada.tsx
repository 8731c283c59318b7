import { PartyPopper, ReceiptText } from 'lucide-react';
import { NumeroSorte } from '../../../shared/cupom/NumeroSorte.tsx';
import type { DocumentoFiscal } from '../../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { DocumentoRow } from '../../../shared/documento-fiscal/DocumentoRow.tsx';
import { Celebration } from '../../../ui/celebration/Celebration.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Cura } from './Cura.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import styles from './Resultado.module.css';
import { ResultadoTitulo } from './ResultadoTitulo.tsx';

// More tickets than this would still be arriving when the person has left.
const shownNumeros = 12;

/** A valid receipt: the numbers it earned arrive one by one, or the reason why there are none. */
export function Aprovada({ documento }: { documento: DocumentoFiscal }) {
  const { numeros, apuracao } = documento;
  if (numeros.length === 0) {
    return (
      <>
        <ResultadoTitulo tone="marca" icon={<ReceiptText />} title={text.semNumeros}>
          <p>{apuracao.motivo?.mensagem}</p>
        </ResultadoTitulo>
        <Cura>{apuracao.motivo?.cura}</Cura>
      </>
    );
  }
  const hidden = numeros.length - shownNumeros;
  return (
    <>
      <Celebration active />
      <ResultadoTitulo tone="sucesso" icon={<PartyPopper />} title={text.ganhou(numeros.length)}>
        {/* A limit that took numbers away is said where the numbers are celebrated. */}
        <p>{apuracao.motivo?.mensagem ?? text.boaSorte}</p>
      </ResultadoTitulo>
      <ul className={styles.numeros} aria-label={text.seusNumeros}>
        {numeros.slice(0, shownNumeros).map(({ serie, numero }, order) => (
          <li key={`${serie}${numero}`}>
            <NumeroSorte serie={serie} numero={numero} order={order} highlight={order === 0} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.more}>{text.maisNumeros(hidden)}</p>}
      <Card padding="none">
        <DocumentoRow documento={documento} />
      </Card>
    </>
  );
}
