import { useSearchParams } from 'react-router';

/** The page of a list, from 1, kept in the address: going back to the list finds the same page. */
export function usePagina(): [number, (pagina: number) => void] {
  const [params, setParams] = useSearchParams();
  const pagina = Math.max(1, Math.floor(Number(params.get('pagina')) || 1));
  const setPagina = (next: number) => {
    setParams(next === 1 ? {} : { pagina: String(next) }, { replace: true });
    window.scrollTo(0, 0);
  };
  return [pagina, setPagina];
}
