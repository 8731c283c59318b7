import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** An address as it is typed: text everywhere, the postal code with or without its hyphen. */
export type EnderecoForm = Readonly<Record<EnderecoParte, string>>;
export type EnderecoBody = NonNullable<BodyInputOf<Calls['login.cadastrar']>['endereco']>;

/** The parts in the order they are asked. */
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

/** Whether nothing was typed. */
export const isEnderecoVazio = (form: EnderecoForm): boolean =>
  enderecoPartes.every((parte) => form[parte].trim() === '');

/** The wire's address: the filled parts; the empty object only when all are blank. */
export function toEnderecoWire(form: EnderecoForm): EnderecoBody {
  const pairs = enderecoPartes.map((parte) => [parte, form[parte].trim()] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''));
}

/** The form of a stored address. */
export const fromEnderecoWire = (stored: Readonly<Record<string, string | undefined>>): EnderecoForm => ({
  ...enderecoVazio,
  ...Object.fromEntries(enderecoPartes.map((parte) => [parte, stored[parte] ?? ''])),
});
