import { campoErros } from '@trevo/config/pessoa/campo-erros';
import type { Hospedagem } from '../campanha/public.ts';

/** Finds a shop by CNPJ with its name in the campaign's list; undefined when it is not listed. */
export function findPrimeiraLoja(
  { principal }: Hospedagem,
  cnpjCpf: string,
): { cnpjCpf: string; nome: string } | undefined {
  const associado = principal.arquivo.associados.find(({ cnpj }) => cnpj === cnpjCpf);
  return associado && { cnpjCpf: associado.cnpj, nome: associado.nome };
}

/** Error detail for a shop that is not listed. */
export const lojaDesconhecida = { campo: 'primeiraLoja', mensagem: campoErros.loja.detalhe };
