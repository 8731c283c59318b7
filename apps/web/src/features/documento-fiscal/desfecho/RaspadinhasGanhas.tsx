import { Gift } from 'lucide-react';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { GameSymbol } from '../../../ui/reveal/GameSymbol.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import {
  findLook,
  hasRaspadinhas,
  raspadinhaContagemText,
  toRaspadinhaPath,
} from '../../raspadinha/public.ts';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';

export interface RaspadinhasGanhasProps {
  total: number;
  /** There are numbers too: the title speaks of those, and the cards come on top. */
  isExtra: boolean;
}

/** The cards that a purchase earned, and the way to them where the campaign shows cards now. */
export function RaspadinhasGanhas({ total, isExtra }: RaspadinhasGanhasProps) {
  const configuracao = useConfiguracao();
  if (total === 0) return null;
  if (!hasRaspadinhas(configuracao)) {
    return (
      <Notice tone="marca" icon={<Gift />}>
        {text.chances(total)}
      </Notice>
    );
  }
  const look = findLook(configuracao);
  return (
    <Card variant="raised">
      <div className={styles.premio}>
        <span className={styles.symbol}>
          <GameSymbol name="gift" />
        </span>
        <h2>{isExtra ? text.maisRaspadinhas(look, total) : text.suaVez[look]}</h2>
        <p>{raspadinhaContagemText.detalhe}</p>
      </div>
      <LinkButton to={toRaspadinhaPath(look)} wide variant={isExtra ? 'secondary' : 'primary'}>
        {raspadinhaContagemText.acao[look]}
      </LinkButton>
    </Card>
  );
}
