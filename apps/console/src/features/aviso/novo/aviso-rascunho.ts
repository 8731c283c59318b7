import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Publico } from '@trevo/contract/notificacao/publico';
import { isAgendavel } from '@trevo/rules/tempo/agendamento';

/** A notice that is being written. */
export interface Rascunho {
  readonly titulo: string;
  readonly mensagem: string;
  readonly tipo: Publico['tipo'];
  readonly dias: number;
  readonly uf: string;
  readonly isAgendado: boolean;
  /** Day and time in São Paulo as the field has them, `2026-11-22T09:30`; empty before the choice. */
  readonly hora: string;
}

export const rascunhoVazio: Rascunho = {
  titulo: '',
  mensagem: '',
  tipo: 'todos',
  dias: 15,
  uf: 'SP',
  isAgendado: false,
  hora: '',
};

/** Days without a receipt that an operator can choose. */
export const diasOferecidos = [7, 15, 30, 60, 90] as const;

export const toPublico = ({ tipo, dias, uf }: Rascunho): Publico =>
  tipo === 'semNotaNova' ? { tipo, dias } : tipo === 'uf' ? { tipo, uf } : { tipo };

/** Returns the chosen instant; null for now, undefined for a missing or impossible one. */
export function toEnviarEm(
  { isAgendado, hora }: Rascunho,
  agora: Date,
  dataFinal: string,
): Date | null | undefined {
  if (!isAgendado) return null;
  // São Paulo has had no daylight saving time since 2019.
  const instant = new Date(`${hora}:00-03:00`);
  const isValid = !Number.isNaN(instant.getTime()) && isAgendavel(instant, agora, dataFinal);
  return isValid ? instant : undefined;
}

export type Falta = 'titulo' | 'mensagem' | 'hora';

/** Lists the fields that are missing or impossible, in the order of the form. */
export const listFaltas = (rascunho: Rascunho, agora: Date, dataFinal: string): Falta[] => [
  ...(rascunho.titulo.trim() === '' ? (['titulo'] as const) : []),
  ...(rascunho.mensagem.trim() === '' ? (['mensagem'] as const) : []),
  ...(toEnviarEm(rascunho, agora, dataFinal) === undefined ? (['hora'] as const) : []),
];

/** Returns the body of the call for a complete draft. */
export function toBody(
  id: string,
  rascunho: Rascunho,
  enviarEm: Date | null,
): BodyInputOf<Calls['operador.enviarNotificacao']> {
  return {
    id,
    titulo: rascunho.titulo.trim(),
    mensagem: rascunho.mensagem.trim(),
    publico: toPublico(rascunho),
    enviarEm: enviarEm?.toISOString() ?? null,
  };
}
