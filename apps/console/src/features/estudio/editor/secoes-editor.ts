import type { Campo } from '@trevo/config/edicao/formulario';
import { isDentro, type Marca } from './marcas.ts';

/** A section of the editor: a part of the file, or a group of its settings. */
export interface SecaoEditor {
  /** Dotted path, also in the address: `premios`, `configuracao.tema`. */
  readonly id: string;
  readonly grupo: 'campanha' | 'aparencia';
  readonly campo: Campo;
}

/** Returns the sections in the order of the outline. */
export function listSecoes(formulario: readonly Campo[]): SecaoEditor[] {
  const doArquivo = formulario
    .filter(({ caminho }) => caminho[0] !== 'configuracao')
    .map((campo): SecaoEditor => ({ id: campo.caminho[0]!, grupo: 'campanha', campo }));
  const configuracao = formulario.find(({ caminho }) => caminho[0] === 'configuracao');
  const { forma } = configuracao!;
  const grupos = forma.tipo === 'grupo' ? forma.campos : [];
  return [
    ...doArquivo,
    ...grupos.map((campo): SecaoEditor => ({ id: campo.caminho.join('.'), grupo: 'aparencia', campo })),
  ];
}

/** Returns the section of a mark; the first one for a mark of the whole file. */
export const findSecaoDe = (secoes: readonly SecaoEditor[], chave: string): SecaoEditor | undefined =>
  secoes.find(({ id }) => isDentro(chave, id));

export const countIn = (marcas: readonly Marca[], id: string) => {
  const inside = marcas.filter(({ chave }) => isDentro(chave, id));
  const erros = inside.filter(({ isErro }) => isErro).length;
  return { erros, avisos: inside.length - erros };
};
