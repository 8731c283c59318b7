import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import type { CampanhaWire } from '../campanha/public.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { GameSymbol } from '@trevo/ui/reveal/GameSymbol.tsx';
import { raspadinhaContagemText as text } from './lista.raspadinha.text.ts';
import { findLook, toRaspadinhaPath } from './raspadinha-path.ts';
import styles from './RaspadinhasCard.module.css';
import { useRaspadinhas } from './use-raspadinhas.ts';

export interface RaspadinhasCardProps {
  campanha: Pick<CampanhaWire, 'ano' | 'identificacao'>;
  usuario: string;
}

/** Count of the consumidor's unopened cards with a link to them; renders nothing without any and while loading. */
export function RaspadinhasCard({ campanha, usuario }: RaspadinhasCardProps) {
  const configuracao = useConfiguracao();
  const enabled = isAreaOffered(configuracao, 'raspadinhas');
  const { lista } = useRaspadinhas(campanha, usuario, { filtro: 'DISPONIVEL', enabled });
  if (!enabled || lista.situacao !== 'pronta') return null;
  const { total, retorno } = lista.pagina;
  const look = findLook(configuracao);
  // A single card opens directly; several open the list.
  const to = toRaspadinhaPath(look, total === 1 ? retorno[0]?.id : undefined);
  return (
    <Card>
      <div className={styles.content}>
        <span className={styles.symbol}>
          <GameSymbol name="gift" />
        </span>
        <h2 className={styles.title}>{text.tem(look, total)}</h2>
        <p className={styles.detail}>{text.detalhe}</p>
      </div>
      <LinkButton to={to} variant="secondary" wide>
        {text.acao[look]}
      </LinkButton>
    </Card>
  );
}
