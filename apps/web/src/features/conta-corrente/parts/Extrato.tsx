import {
  CalendarX2,
  Gift,
  CircleQuestionMark,
  ReceiptText,
  Redo2,
  ShoppingBag,
  Target,
  Ticket,
  Undo2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatAnoMes, formatDiaMes, formatMomento } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Badge, type BadgeProps } from '@trevo/ui/feedback/Badge.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { extratoText as text } from '../conta-corrente.text.ts';
import type { Lancamento, Moeda } from '../conta-corrente.wire.ts';
import styles from './Extrato.module.css';
import { ValorComSinal } from './ValorComSinal.tsx';

export interface ExtratoProps {
  moeda: Moeda;
  /** Newest first. */
  lancamentos: readonly Lancamento[];
  /** Level of the month headings: one below the heading of the statement. */
  heading?: 'h2' | 'h3';
  /** Whether the lines are placeholder data of the previous request. */
  pending?: boolean;
}

/** Lines of a statement grouped by month; each links to its details. */
export function Extrato(props: ExtratoProps) {
  const { moeda, lancamentos, heading: Heading = 'h3', pending = false } = props;
  return (
    <div className={styles.extrato} data-pending={pending || undefined}>
      {groupByMes(lancamentos).map(([anoMes, doMes]) => (
        <section key={anoMes} className={styles.mes} aria-labelledby={`extrato-${anoMes}`}>
          <Heading id={`extrato-${anoMes}`}>{formatAnoMes(anoMes)}</Heading>
          <Card padding="none">
            <ul>
              {doMes.map((lancamento) => (
                <li key={lancamento.id}>
                  <LancamentoRow moeda={moeda} lancamento={lancamento} />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function groupByMes(lancamentos: readonly Lancamento[]): [string, Lancamento[]][] {
  const meses = new Map<string, Lancamento[]>();
  for (const lancamento of lancamentos) {
    const { anoMes } = toSaoPaulo(new Date(lancamento.data));
    meses.set(anoMes, [...(meses.get(anoMes) ?? []), lancamento]);
  }
  return [...meses];
}

function LancamentoRow({ moeda, lancamento }: { moeda: Moeda; lancamento: Lancamento }) {
  const agora = useAgora();
  const marca = findMarca(lancamento, agora);
  return (
    <ListRow
      leading={findIcon(lancamento)}
      title={lancamento.descricao}
      detail={
        <span className={styles.detail}>
          {formatMomento(lancamento.data, agora)}
          {marca && <Badge tone={marca.tone}>{marca.words}</Badge>}
        </span>
      }
      trailing={<ValorComSinal moeda={moeda} lancamento={lancamento} />}
      render={(className, content) => (
        <Link className={className} to={toLancamentoPath(lancamento)}>
          {content}
        </Link>
      )}
    />
  );
}

/** Returns the address of a line's details. */
function toLancamentoPath({ id, tipo }: Pick<Lancamento, 'id' | 'tipo'>): string {
  const path = tipo === 'CREDITO' ? appPaths.detalhamentoExtrato : appPaths.detalhamentoExtratoDebito;
  return `${path}?id=${encodeURIComponent(id)}`;
}

/** Returns the badge of a credit that is pending, expired or reversed. */
function findMarca(
  { situacao, liberaEm }: Lancamento,
  agora: Date,
): { readonly tone: BadgeProps['tone']; readonly words: string } | undefined {
  switch (situacao) {
    case 'A_LIBERAR':
      return {
        tone: 'alerta',
        words: liberaEm === null ? text.aLiberar : text.aLiberarEm(formatDiaMes(liberaEm, agora)),
      };
    case 'EXPIRADO':
      return { tone: 'neutro', words: text.expirado };
    case 'ESTORNADO':
      return { tone: 'perigo', words: text.estornado };
    default:
      return undefined;
  }
}

const icons: Readonly<Record<string, ReactNode>> = {
  documento: <ReceiptText />,
  indicacao: <Users />,
  quiz: <CircleQuestionMark />,
  meta: <Target />,
  pedido: <ShoppingBag />,
  voucher: <Ticket />,
  ajuste: <Redo2 />,
  EXPIRACAO: <CalendarX2 />,
  DEVOLUCAO: <Redo2 />,
  ESTORNO: <Undo2 />,
  ABATIMENTO: <Undo2 />,
};

function findIcon({ movimento, origem }: Lancamento): ReactNode {
  return icons[movimento] ?? icons[origem ?? ''] ?? <Gift />;
}

/** Loading skeleton of a statement. */
export function ExtratoSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup label={listaText.carregando} className={styles.mes}>
      <Skeleton width="40%" />
      <Card padding="none">
        {Array.from({ length: count }, (_, key) => (
          <div key={key} className={styles.line}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <div className={styles.words}>
              <Skeleton width="70%" />
              <Skeleton width="50%" height="0.75rem" />
            </div>
            <Skeleton width="3rem" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
