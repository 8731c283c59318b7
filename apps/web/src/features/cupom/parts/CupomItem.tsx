import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatChaveCurta, formatMomento } from '../../../platform/format/format.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { cupomText as text } from '../cupom.text.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import styles from './CupomItem.module.css';

export type Cupom = RetornoOf<Calls['cupom.listarConsumidor']>['retorno'][number];

/** A number, when it was granted and by which receipt. */
export function CupomItem({ cupom }: { cupom: Cupom }) {
  const agora = useAgora();
  const isCancelado = cupom.situacao === 'CANCELADO';
  const detail = [
    isCancelado ? text.cancelado : formatMomento(cupom.dataHora, agora),
    cupom.chaveAcesso ? text.nota(formatChaveCurta(cupom.chaveAcesso)) : null,
    cupom.sorteios.length > 0 ? text.concorre(cupom.sorteios.map(({ nome }) => nome)) : null,
  ];
  return (
    <li className={styles.item} data-cancelado={isCancelado || undefined}>
      <NumeroSorte serie={cupom.serie} numero={cupom.numero} detail={detail.filter(Boolean).join(' · ')} />
    </li>
  );
}

/** The list before it is there. */
export function CuponsSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="block" height="5.25rem" />
      ))}
    </SkeletonGroup>
  );
}
