import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Palavras } from '@trevo/contract/operador/ato';
import { type ActId, atos } from '@trevo/contract/operador/atos';
import { acessosText } from '../../platform/palavras/atos.text.ts';
import { writeCsv } from '@trevo/rules/texto/csv';
import { auditoriaConsoleText as text } from './auditoria-console.text.ts';

/** One row of the audit trail. */
export type Registro = RetornoOf<Calls['operador.auditoria']>['retorno'][number];

const findAto = (acao: string): Palavras =>
  (atos as Readonly<Record<string, Palavras>>)[acao satisfies string as ActId] ??
  acessosText[acao] ??
  text.outroAto(acao);

/** Returns the actor in words: a person by name, a program as its credential. */
export function describeAtor({ tipo, nome }: Registro['ator']): string {
  const kind = text.tipos[tipo];
  return kind === null ? nome : `${nome} (${kind})`;
}

/** Returns an act as a sentence without its actor: `julgou uma nota`, or `tentou julgar uma nota`. */
export function describeAto({ acao, resultado }: Pick<Registro, 'acao' | 'resultado'>): string {
  const { feito, fazer } = findAto(acao);
  return resultado === 'feito' ? feito : text.tentou(fazer);
}

/** Returns the target in words, with the ids as they are: `nota 019ab2d0…`. */
export const describeAlvo = ({ alvo }: Pick<Registro, 'alvo'>): string =>
  Object.entries(alvo)
    .map(([nome, id]) => (nome === 'ato' ? findAto(id).fazer : `${text.alvos[nome] ?? nome} ${id}`))
    .join(', ');

/** Returns the rows as CSV for a spreadsheet. */
export function toCsv(registros: readonly Registro[]): string {
  const rows = registros.map((one) => [
    one.em,
    describeAtor(one.ator),
    describeAto(one),
    describeAlvo(one),
    text.resultados[one.resultado],
    one.motivo ?? '',
    String(one.ordem ?? ''),
    one.hash ?? '',
    String(one.vezes ?? ''),
  ]);
  return writeCsv([text.colunas, ...rows]);
}
