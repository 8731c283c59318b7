import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaCurto, formatMomento } from '@trevo/client/format.ts';
import { type RaspadinhaLook, toRaspadinhaPath } from '../raspadinha-path.ts';
import type { Raspadinha } from '../raspadinha.wire.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { premioText } from '../premio.text.ts';
import { findPrazo } from '../prazo-premio.ts';
import type { ListaWords } from '../lista.raspadinha.text.ts';
import { isFechada } from '../use-raspadinhas.ts';
import { EntregaBadge } from '../premio/EntregaBadge.tsx';
import { PremioFigura } from '../premio/PremioFigura.tsx';
import styles from './RaspadinhaItem.module.css';
import { Verso } from './Verso.tsx';

export interface RaspadinhaItemProps {
  card: Raspadinha;
  look: RaspadinhaLook;
  words: ListaWords;
}

/** Card in the list: an unopened one is a ticket, an opened one a row with its result. */
export function RaspadinhaItem({ card, look, words }: RaspadinhaItemProps) {
  const agora = useAgora();
  if (isFechada(card)) {
    return (
      <li>
        <Link to={toRaspadinhaPath(look, card.id)} className={styles.bilhete}>
          <Verso look={look} />
          <span className={styles.quando}>{words.ganhaEm(formatMomento(card.dataHora, agora))}</span>
          <span className={styles.acao}>{words.acao}</span>
        </Link>
      </li>
    );
  }
  const fins: Partial<Record<Raspadinha['status'], string>> = {
    CANCELADA: words.cancelada,
    EXPIRADA: words.expirada,
  };
  const fim = fins[card.status];
  const hoje = toSaoPaulo(agora).dia;
  const prazo = findPrazo(card, hoje);
  return (
    <li>
      <Card padding="none">
        <ListRow
          leadingPlain
          leading={
            <span className={styles.figura}>
              <PremioFigura premio={card.premio} />
            </span>
          }
          title={fim ?? card.premio?.nome ?? words.naoFoi}
          detail={
            prazo
              ? premioText.prazo[prazo.situacao](formatDiaCurto(prazo.dia, hoje))
              : formatMomento(card.dataHoraRaspada ?? card.dataHora, agora)
          }
          trailing={card.premio && !fim && <EntregaBadge card={card} />}
          {...(!fim && {
            render: (className, content) => (
              <Link
                to={toRaspadinhaPath(look === 'giro' ? 'raspadinha' : look, card.id)}
                className={className}
              >
                {content}
              </Link>
            ),
          })}
        />
      </Card>
    </li>
  );
}
