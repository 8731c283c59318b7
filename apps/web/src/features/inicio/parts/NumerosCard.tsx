import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import type { ApiError } from '@trevo/client/api-error.ts';
import { formatContagem } from '@trevo/client/format.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './NumerosCard.module.css';

export interface NumerosCardProps {
  /** Count of active numbers; null while the owner is unknown. */
  contagem: UseQueryResult<{ total: number }, ApiError> | null;
  /** Hint for a consumidor without numbers, or null. */
  nota: string | null;
  /** Suppresses the error when another section already shows it. */
  isQuiet?: boolean;
}

/** Card with the count of the consumidor's numbers, in brand colours. */
export function NumerosCard(props: NumerosCardProps) {
  return (
    <Card variant="brand" padding="generous">
      <div className={styles.head}>
        <span>{text.seusNumeros}</span>
        <Ticket aria-hidden="true" />
      </div>
      <div className={styles.content}>
        <Conteudo {...props} />
      </div>
    </Card>
  );
}

function Conteudo({ contagem, nota, isQuiet = false }: NumerosCardProps) {
  if (!contagem || contagem.isPending) {
    return (
      <SkeletonGroup label={listaText.carregando}>
        <Skeleton width="55%" height="3.5rem" />
        <Skeleton width="45%" />
      </SkeletonGroup>
    );
  }
  if (!contagem.data && isQuiet) return <VerNumeros />;
  if (!contagem.data) {
    return (
      <div role="alert" className={styles.erro}>
        <p>{text.semResposta}</p>
        <button type="button" className={styles.link} onClick={() => void contagem.refetch()}>
          {text.tentarNovamente}
        </button>
      </div>
    );
  }
  const { total } = contagem.data;
  return (
    <>
      <p className={styles.total}>
        <strong>{formatContagem(total)}</strong> {text.numeros(total)}
      </p>
      {total === 0 ? nota && <p className={styles.note}>{nota}</p> : <VerNumeros />}
    </>
  );
}

function VerNumeros() {
  return (
    <Link to={appPaths.cupons} className={styles.link}>
      {text.verNumeros}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
