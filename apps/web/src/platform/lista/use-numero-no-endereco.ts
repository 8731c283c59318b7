import { useSearchParams } from 'react-router';

/**
 * Returns a whole number from 1 to `most`, stored in the address, so that going back restores it; 1 is the
 * default and is not written.
 *
 * @param nome name of the query parameter
 */
export function useNumeroNoEndereco(nome: string, most: number): [number, (numero: number) => void] {
  const [params, setParams] = useSearchParams();
  const numero = Math.min(Math.max(1, Math.floor(Number(params.get(nome)) || 1)), most);
  const setNumero = (next: number) => {
    const others = new URLSearchParams(params);
    if (next === 1) others.delete(nome);
    else others.set(nome, String(next));
    setParams(others, { replace: true });
  };
  return [numero, setNumero];
}
