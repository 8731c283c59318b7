import { formatCep } from '@trevo/rules/texto/mask';
import { type EnderecoForm, enderecoPartes } from './endereco-form.ts';

/** Returns whether a parcel can be delivered: every part but the complement is known. */
export const isEnderecoCompleto = (form: EnderecoForm): boolean =>
  enderecoPartes.every((parte) => parte === 'complemento' || form[parte].trim() !== '');

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
