import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatEmitente } from '../../documento-fiscal/public.ts';
import { formatCentavos, formatContagem, formatDia } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { compraText } from '../compra.text.ts';
import type { CompraWire } from '../compra-form.ts';
import styles from './CompraDetalhes.module.css';

const text = compraText.aprovada;

/** Lists the known facts of a purchase. */
export function CompraDetalhes({ compra }: { compra: CompraWire }) {
  const hoje = toSaoPaulo(useAgora()).dia;
  const { loja, emitidoEm, valorCentavos, quantidade, formaPagamento, cabecalho, produtos } = compra;
  const facts: readonly (readonly [string, string | null])[] = [
    [text.loja, loja],
    [text.emitente, formatEmitente(compra)],
    [text.dataCompra, emitidoEm && formatDia(emitidoEm, hoje)],
    [text.valor, valorCentavos === null ? null : formatCentavos(valorCentavos)],
    [text.quantidade, quantidade === null ? null : formatContagem(quantidade)],
    [text.formaPagamento, formaPagamento],
    [text.numeroDocumento, cabecalho.coo],
    ...produtos.map(({ nome, quantidade: n }) => [nome, `${formatContagem(n)} ×`] as const),
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.titulo}>{text.detalhes}</h2>
      <dl>
        {known.map(([name, value]) => (
          <div key={name} className={styles.linha}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
