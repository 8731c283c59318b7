import { ChevronRight, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { formatContagem } from '../../../shared/format/format-quantia.ts';
import { listaText } from '../../../shared/lista/lista.text.ts';
import type { Lista } from '../../../shared/lista/to-lista.ts';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './NumerosCard.module.css';

export interface NumerosCardProps {
  lista: Lista<unknown>;
  /** What is said to who has no number yet, or null. */
  nota: string | null;
}

/** What the person has: how many numbers, on the colours of the brand. */
export function NumerosCard({ lista, nota }: NumerosCardProps) {
  return (
    <Card variant="brand" padding="generous">
      <div className={styles.head}>
        <span>{text.seusNumeros}</span>
        <Ticket aria-hidden="true" />
      </div>
      <Conteudo lista={lista} nota={nota} />
    </Card>
  );
}

function Conteudo({ lista, nota }: NumerosCardProps) {
  if (lista.situacao === 'carregando') {
    return (
      <SkeletonGroup label={listaText.carregando}>
        <Skeleton width="40%" height="2.5rem" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    );
  }
  if (lista.situacao === 'erro') {
    return (
      <div role="alert" className={styles.erro}>
        <p>{text.semResposta}</p>
        <button type="button" className={styles.link} onClick={lista.retry}>
          {text.tentarNovamente}
        </button>
      </div>
    );
  }
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  return (
    <>
      <p className={styles.total}>
        <strong>{formatContagem(total)}</strong> {text.numeros(total)}
      </p>
      {total === 0 ? (
        nota && <p className={styles.note}>{nota}</p>
      ) : (
        <Link to={appPaths.cupons} className={styles.link}>
          {text.verNumeros}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
