import { QrCode, ReceiptText, Ticket } from 'lucide-react';
import { Card } from '../../../ui/display/Card.tsx';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import { inicioText as text } from '../inicio.text.ts';

const icons = [<ReceiptText key="nota" />, <QrCode key="codigo" />, <Ticket key="numero" />];

/** Three steps for who has not taken part yet. */
export function ComoFunciona() {
  return (
    <section aria-labelledby="como-funciona" style={{ display: 'grid', gap: 'var(--espaco-3)' }}>
      <h2 id="como-funciona">{text.comoFunciona}</h2>
      <Card padding="none">
        <ol>
          {text.passos.map(({ titulo, detalhe }, i) => (
            <li key={titulo}>
              <ListRow leading={icons[i]} title={titulo} detail={detalhe} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
