import { campoErros } from '@trevo/config/pessoa/campo-erros';
import type { Hospedagem } from '../campanha/public.ts';

/** A shop by its CNPJ, under the name that the campaign's list gives it; undefined when it is not on the list. */
export function findPrimeiraLoja(
  { principal }: Hospedagem,
  cnpjCpf: string,
): { cnpjCpf: string; nome: string } | undefined {
  const associado = principal.arquivo.associados.find(({ cnpj }) => cnpj === cnpjCpf);
  return associado && { cnpjCpf: associado.cnpj, nome: associado.nome };
}

/** What is said of a shop that is not on the list. */
export const lojaDesconhecida = { campo: 'primeiraLoja', mensagem: campoErros.loja.detalhe };
