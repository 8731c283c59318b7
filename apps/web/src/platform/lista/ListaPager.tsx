import { Pager } from '../../ui/display/Pager.tsx';
import { listaText as text } from './lista.text.ts';

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
