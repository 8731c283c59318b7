import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Pager } from '@trevo/ui/display/Pager.tsx';
import { listaText as text } from '../platform.text.ts';

export interface ListaPagerProps {
  page: number;
  pages: number;
  pending: boolean;
  onPageChange(page: number): void;
}

/** The pager with our words. */
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

/** The last page that the API takes a number for. */
const lastPagina = 100_000;

/**
 * The page of a list, from 1, kept in the address: going back to the list finds the same page.
 *
 * @param nome what the address calls it
 */
export function usePagina(nome = 'pagina'): [number, (pagina: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Math.floor(Number(params.get(nome)) || 1);
  const pagina = Math.min(Math.max(1, asked), lastPagina);
  const setPagina = (next: number) => {
    setParams(next === 1 ? {} : { [nome]: String(next) }, { replace: true });
    window.scrollTo(0, 0);
  };
  return [pagina, setPagina];
}

/**
 * Leads back to the last page from one that is not there: an old address, or a list that became shorter.
 *
 * @param answered what the API says of the page; while the page before stands in for it, nothing is known yet
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
