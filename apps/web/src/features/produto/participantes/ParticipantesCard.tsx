import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { participantesText as text } from '../produtos-participantes.text.ts';
import styles from './ParticipantesCard.module.css';

/** Card that shows the rewards of products and links to them; renders nothing where the campaign has none. */
export function ParticipantesCard({ campanha: { produtosParticipantes } }: { campanha: CampanhaWire }) {
  const isOffered = isTelaOffered(useConfiguracao(), 'produtosParticipantes');
  if (!produtosParticipantes || !isOffered) return null;
  const { frase, aceleradores } = produtosParticipantes;
  return (
    <Card padding="none">
      <ListRow
        leading={<ShoppingBasket />}
        title={<strong>{frase}</strong>}
        detail={[...aceleradores, text.ver].map((line) => (
          <span key={line} className={styles.linha}>
            {line}
          </span>
        ))}
        render={(className, content) => (
          <Link className={className} to={appPaths.produtosParticipantes}>
            {content}
          </Link>
        )}
      />
    </Card>
  );
}
