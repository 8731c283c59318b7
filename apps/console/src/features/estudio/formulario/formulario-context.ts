import type { Caminho, Edicao } from '@trevo/config/edicao/edit-texto';
import { createContext, useContext } from 'react';
import type { Marca } from '../editor/marcas.ts';

/** What the fields of the form share. */
export interface FormularioContexto {
  readonly valores: Readonly<Record<string, unknown>>;
  readonly isSoLeitura: boolean;
  edit(edicao: Edicao): void;
  /** Errors and warnings of exactly this value. */
  findMarcas(caminho: Caminho): readonly Marca[];
  /** Errors and warnings of this value and everything below it. */
  countMarcas(caminho: Caminho): { readonly erros: number; readonly avisos: number };
}

export const FormularioContext = createContext<FormularioContexto | null>(null);

export function useFormulario(): FormularioContexto {
  const contexto = useContext(FormularioContext);
  if (!contexto) throw new Error('A field of the form needs FormularioContext');
  return contexto;
}
