import type { Papel } from '../operador/papeis.ts';

/** Kinds of value by which a person is found. */
export const tiposBusca = [
  'cpf',
  'telefone',
  'email',
  'numero',
  'chaveAcesso',
  'protocolo',
  'codigo',
] as const;
export type TipoBusca = (typeof tiposBusca)[number];

const daPessoa: readonly TipoBusca[] = ['cpf', 'telefone', 'email'];

/** Whether a role finds people by this kind: an operator of receipts by receipts, numbers and vouchers only. */
export const isBuscaPermitida = (papel: Papel | null, tipo: TipoBusca): boolean =>
  papel !== 'operador' || !daPessoa.includes(tipo);
