import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { toPalavras } from '@trevo/rules/produto/lista-produtos';

export type ListaParticipante = RetornoOf<Calls['produto.participantes']>['listas'][number];

const fold = (text: string): string => toPalavras(text).join(' ');

/**
 * Filters lists by words of their names and of their products, without accents and case. A list whose name matches
 * keeps all products; another one keeps those that match.
 */
export function filterParticipantes(
  listas: readonly ListaParticipante[],
  busca: string,
): readonly ListaParticipante[] {
  const palavras = toPalavras(busca);
  const matches = (nome: string) => {
    const text = fold(nome);
    return palavras.every((palavra) => text.includes(palavra));
  };
  return listas.flatMap((lista) => {
    if (matches(lista.nome)) return [lista];
    const produtos = lista.produtos.filter(({ nome }) => matches(`${lista.nome} ${nome}`));
    return produtos.length > 0 ? [{ ...lista, produtos }] : [];
  });
}
