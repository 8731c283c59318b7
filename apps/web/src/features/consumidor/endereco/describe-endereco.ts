import { formatCep } from '@trevo/rules/texto/mask';
import type { EnderecoForm } from './endereco-form.ts';

/** Formats an address in lines: street and number, district, then city and CEP. */
export function describeEndereco(form: EnderecoForm): readonly string[] {
  const { endereco, numero, complemento, bairro, cidade, estado, cep } = form;
  const join = (parts: readonly string[], between: string) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(between);
  return [
    join([endereco, numero, complemento], ', '),
    bairro.trim(),
    join([join([cidade, estado], '/'), formatCep(cep)], ' · '),
  ].filter(Boolean);
}
