import { useEffect, useRef } from 'react';
import { Pager } from '@trevo/ui/display/list/Pager.tsx';
import { listaText as text } from '../platform.text.ts';
import { useNumeroNoEndereco } from './use-numero-no-endereco.ts';

export interface ListaPagerProps {
  page: number;
  pages: number;
  pending: boolean;
  onPageChange(page: number): void;
}

/** Pager with the app's texts. */
export function ListaPager(props: ListaPagerProps) {
  return (
    <Pager
      {...props}
      label={text.paginas}
      previousLabel={text.anterior}
      nextLabel={text.proxima}
      toPageLabel={text.pagina}
    />
  );
}

/** Highest page number that the API accepts. */
const lastPagina = 100_000;

/**
 * Returns the 1-based page of a list, stored in the address, so that going back restores it.
 *
 * @param nome name of the query parameter
 */
export function usePagina(nome = 'pagina'): [number, (pagina: number) => void] {
  const [pagina, setNumero] = useNumeroNoEndereco(nome, lastPagina);
  const setPagina = (next: number) => {
    setNumero(next);
    window.scrollTo(0, 0);
  };
  return [pagina, setPagina];
}

/**
 * Redirects a page that does not exist to the last one: an old link, or a list that became shorter.
 *
 * @param answered result of the query; placeholder data is ignored
 */
export function useLastPagina(
  pagina: number,
  answered: { data: { paginas: number } | undefined; isPlaceholderData: boolean },
  onPageChange: (pagina: number) => void,
): void {
  const paginas = answered.isPlaceholderData ? 0 : (answered.data?.paginas ?? 0);
  const isBeyond = paginas > 0 && pagina > paginas;
  const latest = useRef(onPageChange);
  latest.current = onPageChange;
  useEffect(() => {
    if (isBeyond) latest.current(paginas);
  }, [isBeyond, paginas]);
}
