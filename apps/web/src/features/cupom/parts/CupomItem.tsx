import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaCurto } from '@trevo/client/format.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { cupomText as text } from '../cupom.text.ts';
import { NumeroSorte } from '../NumeroSorte.tsx';
import { PremioItem } from '../premio/PremioItem.tsx';
import { listPremios } from '../premio/meus-premios.ts';
import { isEncerrado, type Sorteio } from '../sorteio/use-sorteios.ts';
import styles from './CupomItem.module.css';

export type Cupom = RetornoOf<Calls['cupom.listarConsumidor']>['retorno'][number];

export interface CupomItemProps {
  cupom: Cupom;
  campanha: CampanhaWire;
  /** Sorteios of the campaign known so far. */
  sorteios: readonly Sorteio[];
}

/** Ticket of a lucky number with its sorteios and origin; a winning one is drawn in gold. */
export function CupomItem({ cupom, campanha, sorteios }: CupomItemProps) {
  const hoje = toSaoPaulo(useAgora()).dia;
  const { serie, numero } = cupom;
  const [won] = cupom.premios;
  if (won) {
    // The list only says that a number won; the sorteios say how the prize is received.
    const known = listPremios(sorteios).find((premio) => premio.serie === serie && premio.numero === numero);
    const premio = known ?? {
      id: cupom.id,
      serie,
      numero,
      premio: won.premio,
      sorteio: won.nome,
      dia: won.data,
      imagem: undefined,
      como: undefined,
      ate: undefined,
    };
    return (
      <li>
        <PremioItem campanha={campanha} premio={premio} />
      </li>
    );
  }
  const isCancelado = cupom.situacao === 'CANCELADO';
  return (
    <li className={styles.item} data-cancelado={isCancelado || undefined}>
      <NumeroSorte
        serie={serie}
        numero={numero}
        details={[
          isCancelado ? text.cancelado : describeParticipacao(cupom, sorteios, hoje),
          describeOrigem(cupom, hoje),
        ].filter((line) => line !== null)}
      />
    </li>
  );
}

/** Returns the upcoming sorteios, or the past ones when none is upcoming. */
function describeParticipacao(cupom: Cupom, sorteios: readonly Sorteio[], hoje: string): string | null {
  const porVir = cupom.sorteios.filter((sorteio) => !isEncerrado(sorteios, sorteio.data, hoje));
  if (porVir.length > 0) return text.concorre(porVir.map(({ nome }) => nome));
  if (cupom.sorteios.length === 0) return null;
  return text.concorreu(cupom.sorteios.map((sorteio) => formatDiaCurto(sorteio.data, hoje)));
}

function describeOrigem({ loja, tipoDocumento, emitidoEm, dataHora }: Cupom, hoje: string): string {
  const dia = formatDiaCurto(emitidoEm ?? toSaoPaulo(new Date(dataHora)).dia, hoje);
  return loja === null ? text.origem[tipoDocumento](dia) : text.naLoja(loja, dia);
}

/** Loading skeleton of the list. */
export function CuponsSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} shape="block" height="7.25rem" />
      ))}
    </SkeletonGroup>
  );
}
