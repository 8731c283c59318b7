import { useAgora } from '../browser/use-agora.ts';
import { formatMomento } from '@trevo/client/format.ts';
import { listaText as text } from '../platform.text.ts';
import styles from './ListaIdade.module.css';

export interface ListaIdadeProps {
  /** Time of the data; null renders nothing. */
  desde: string | null;
  pending: boolean;
  onRetry(): void;
}

/** Notice that a list comes from the cache, with a retry. */
export function ListaIdade({ desde, pending, onRetry }: ListaIdadeProps) {
  const agora = useAgora();
  if (desde === null) return null;
  return (
    <p role="status" className={styles.idade}>
      <span>{text.de(formatMomento(desde, agora).toLowerCase())}</span>
      <button type="button" aria-disabled={pending || undefined} onClick={onRetry}>
        {text.tentarNovamente}
      </button>
    </p>
  );
}
