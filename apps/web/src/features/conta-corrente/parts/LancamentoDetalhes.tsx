import { contaText } from '@trevo/contract/palavras.text';
import { PackageSearch, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes, formatMomento } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { lancamentoText as text } from '../conta-corrente.text.ts';
import type { LancamentoCompleto } from '../conta-corrente.wire.ts';
import { type Caminho, Caminhos } from './Caminhos.tsx';
import styles from './LancamentoDetalhes.module.css';
import { ValorComSinal } from './ValorComSinal.tsx';

/** Details of a statement line: reason, dates, expiry, and the lots that it touched. */
export function LancamentoDetalhes({ lancamento }: { lancamento: LancamentoCompleto }) {
  const { moeda, movimento, origem, descricao, data: instante } = lancamento;
  const agora = useAgora();
  const caminhos = listCaminhos(lancamento);
  return (
    <>
      <Card padding="generous">
        <div className={styles.alto}>
          <h2>{descricao}</h2>
          <p className={styles.valor}>
            <ValorComSinal moeda={moeda} lancamento={lancamento} isWhole />
          </p>
          <p className={styles.suave}>{formatMomento(instante, agora)}</p>
        </div>
        <p className={styles.porQue}>{text.porQue(moeda, movimento, origem)}</p>
      </Card>
      <Card>
        <dl>
          {listFatos(lancamento, agora).map(([name, value]) => (
            <div key={name} className={styles.linha}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {caminhos.length > 0 && <Caminhos rotulo={text.maisSobre} caminhos={caminhos} />}
      <Lotes lancamento={lancamento} />
    </>
  );
}

function listFatos(lancamento: LancamentoCompleto, agora: Date): (readonly [string, string])[] {
  const { moeda, movimento, situacao, liberaEm, expiraEm, saldo, devido } = lancamento;
  const facts: readonly (readonly [string, string | null])[] = [
    [text.situacao, situacao && text.situacoes[situacao]],
    [text.liberaEm, liberaEm && formatDiaMes(liberaEm, agora)],
    [text.expiraEm, movimento === 'CREDITO' && expiraEm ? formatDiaMes(expiraEm, agora) : null],
    [text.saldo, contaText.valor(moeda, saldo)],
    [text.devido, devido > 0 ? contaText.valor(moeda, devido) : null],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

function listCaminhos({ documentoFiscalID, pedidoID }: LancamentoCompleto): Caminho[] {
  const nota = documentoFiscalID && {
    to: `${appPaths.detalhesCompra}?id=${documentoFiscalID}` as const,
    icon: <ReceiptText />,
    titulo: text.verNota,
    detalhe: text.verNotaDetalhe,
  };
  const pedido = pedidoID && {
    to: appPaths.acompanharPedidos,
    icon: <PackageSearch />,
    titulo: text.verPedidos,
    detalhe: text.verPedidosDetalhe,
  };
  return [nota, pedido].filter((one) => typeof one === 'object' && one !== null);
}

/** Lots that a line debited or refunded; omitted for a credit, which is its own lot. */
function Lotes({ lancamento }: { lancamento: LancamentoCompleto }) {
  const agora = useAgora();
  const { moeda, tipo } = lancamento;
  const lotes = lancamento.lotes.filter(({ id }) => id !== lancamento.id);
  if (lancamento.movimento === 'CREDITO' || lotes.length === 0) return null;
  return (
    <section className={styles.lotes} aria-labelledby="lotes">
      <h2 id="lotes">{tipo === 'DEBITO' ? text.lotesDebito : text.lotesCredito}</h2>
      <Card padding="none">
        <ul>
          {lotes.map(({ id, descricao, valor, concedidoEm, expiraEm }) => (
            <li key={id}>
              <ListRow
                title={descricao}
                detail={text.lote(
                  formatDiaMes(concedidoEm, agora),
                  expiraEm && formatDiaMes(expiraEm, agora),
                )}
                trailing={contaText.valor(moeda, valor)}
                render={(className, content) => (
                  <Link className={className} to={`${appPaths.detalhamentoExtrato}?id=${id}`}>
                    {content}
                  </Link>
                )}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
