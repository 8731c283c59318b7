import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** Form values of an address: strings everywhere, the CEP with or without its hyphen. */
export type EnderecoForm = Readonly<Record<EnderecoParte, string>>;
export type EnderecoBody = NonNullable<BodyInputOf<Calls['login.cadastrar']>['endereco']>;

/** Parts of the address in the order of the form. */
export const enderecoPartes = [
  'cep',
  'estado',
  'endereco',
  'numero',
  'bairro',
  'cidade',
  'complemento',
] as const satisfies readonly EnderecoParte[];

const enderecoVazio: EnderecoForm = {
  cep: '',
  estado: '',
  endereco: '',
  numero: '',
  bairro: '',
  cidade: '',
  complemento: '',
};

/** Returns whether all parts are empty. */
export const isEnderecoVazio = (form: EnderecoForm): boolean =>
  enderecoPartes.every((parte) => form[parte].trim() === '');

/** Returns the filled parts; the empty object only when all are blank. */
export function toEnderecoWire(form: EnderecoForm): EnderecoBody {
  const pairs = enderecoPartes.map((parte) => [parte, form[parte].trim()] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''));
}

/** Returns the form of a stored address. */
export const fromEnderecoWire = (stored: Readonly<Record<string, string | undefined>>): EnderecoForm => ({
  ...enderecoVazio,
  ...Object.fromEntries(enderecoPartes.map((parte) => [parte, stored[parte] ?? ''])),
});
