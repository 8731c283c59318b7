import type { Caminho, Edicao } from '@trevo/config/edicao/edit-texto';
import type { Campo } from '@trevo/config/edicao/formulario';
import { type ComponentType, createContext, useContext } from 'react';
import type { Marca } from '../editor/marcas.ts';

/** A field of the campaign file; `caminho` is its path with positions in lists. */
export interface CampoProps {
  readonly campo: Campo;
  readonly caminho: Caminho;
}

/** Values, marks and edits that the fields of the form share. */
export interface FormularioContexto {
  readonly valores: Readonly<Record<string, unknown>>;
  readonly isSoLeitura: boolean;
  /** Draws any field: groups and lists contain fields of every kind. */
  readonly CampoView: ComponentType<CampoProps>;
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
