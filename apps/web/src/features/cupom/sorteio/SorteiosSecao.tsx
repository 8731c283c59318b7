import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { CalendarDays, Trophy } from 'lucide-react';
import { useState } from 'react';
import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { type CampanhaWire, toMiniatura } from '../../campanha/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { countDiasAte, formatDiaCurto } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { cupomText as text } from '../cupom.text.ts';
import { type Sorteio, useSorteios } from './use-sorteios.ts';
import { PremiadosSheet } from './PremiadosSheet.tsx';
import { SorteioSheet } from './SorteioSheet.tsx';
import type { Chance } from './use-chances.ts';
import styles from './SorteiosSecao.module.css';

export interface SorteiosSecaoProps {
  campanha: CampanhaWire;
  sorteios: readonly Sorteio[];
  /** Counts of the coming ones, which a tap shows; undefined for visitors without an account. */
  chances?: readonly Chance[];
}

/** Sorteios of the campaign: dates, prizes, the numbers of coming ones and the winners of past ones. */
export function SorteiosSecao({ campanha, sorteios, chances }: SorteiosSecaoProps) {
  const [aberto, setAberto] = useState<string | null>(null);
  const agora = useAgora();
  const hoje = toSaoPaulo(agora).dia;
  if (sorteios.length === 0) return null;
  const escolhido = sorteios.find((sorteio) => sorteio.data === aberto);
  return (
    <section className={styles.secao} aria-labelledby="sorteios">
      <h2 id="sorteios" className={styles.titulo}>
        {text.sorteios}
      </h2>
      <Card padding="none">
        <div>
          {sorteios.map(({ data: dia, nome, premio, imagem, apurado, meusPremios = [] }) => (
            <ListRow
              key={dia}
              {...toMiniatura(imagem, apurado ? <Trophy /> : <CalendarDays />)}
              title={`${nome}: ${premio}`}
              detail={
                apurado
                  ? (meusPremios.length > 0 ? text.voceGanhou : text.verGanhadores)(formatDiaCurto(dia, hoje))
                  : text.quando(formatDiaCurto(dia, hoje), countDiasAte(dia, hoje))
              }
              {...(apurado || chances ? { popup: true, onClick: () => setAberto(dia) } : {})}
            />
          ))}
        </div>
      </Card>
      <PremiadosSheet
        campanha={campanha}
        sorteio={escolhido?.apurado ? escolhido : undefined}
        onClose={() => setAberto(null)}
      />
      {chances && (
        <SorteioSheet
          campanha={campanha}
          sorteio={escolhido?.apurado === false ? escolhido : undefined}
          chance={chances.find((chance) => chance.data === aberto)}
          onClose={() => setAberto(null)}
        />
      )}
    </section>
  );
}

/** The sorteios of a campaign with their winners, for visitors without an account. */
export const SorteiosPublicos = ({ campanha }: { campanha: CampanhaWire }) => (
  <SorteiosSecao campanha={campanha} sorteios={useSorteios(campanha)} />
);

/** Loading skeleton of the sorteios; only shown beside the numbers, because below them it is off screen. */
export function SorteiosSkeleton() {
  if (!useIsWide()) return null;
  return (
    <SkeletonGroup label={listaText.carregando}>
      <Skeleton width="40%" height="1.75rem" />
      <Skeleton shape="block" height="13rem" />
    </SkeletonGroup>
  );
}
