import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { NoCalendario } from './sorteio-address.ts';

/** A group of the calendar: draws with a step for today, coming ones, and finished ones. */
export type Grupo = 'hoje' | 'proximos' | 'passados';

/** The missing step of a draw; the words are in `sorteio-console.text.ts`. */
export type PassoFaltante =
  | 'semRegra'
  | 'registrar'
  | 'esperarNotas'
  | 'congelar'
  | 'esperarExtracao'
  | 'informar'
  | 'apurar'
  | 'confirmar'
  | 'nenhum';

/** Returns the missing step of a draw. */
export function findPasso({ situacao, extraidoEm }: NoCalendario, agora: number): PassoFaltante {
  const isExtraido = Date.parse(extraidoEm) <= agora;
  switch (situacao) {
    case 'SEM_REGRA':
      return isExtraido ? 'registrar' : 'semRegra';
    case 'ABERTO':
      return 'esperarNotas';
    case 'A_CONGELAR':
      return 'congelar';
    case 'CONGELADO':
      return isExtraido ? 'informar' : 'esperarExtracao';
    case 'COM_RESULTADO':
      return 'apurar';
    case 'APURADO':
      return 'confirmar';
    case 'CONFIRMADO':
      return 'nenhum';
  }
}

const daEquipe: ReadonlySet<PassoFaltante> = new Set(['congelar', 'informar', 'apurar', 'confirmar']);
const terminados: ReadonlySet<PassoFaltante> = new Set(['registrar', 'nenhum']);

function findGrupo(sorteio: NoCalendario, agora: number): Grupo {
  const passo = findPasso(sorteio, agora);
  const isHoje = sorteio.data === toSaoPaulo(new Date(agora)).dia;
  if (daEquipe.has(passo) || isHoje) return 'hoje';
  return terminados.has(passo) ? 'passados' : 'proximos';
}

/** Groups draws; the finished ones are newest first. */
export function toCalendario(
  sorteios: readonly NoCalendario[],
  agora: number,
): { readonly grupo: Grupo; readonly sorteios: readonly NoCalendario[] }[] {
  return (['hoje', 'proximos', 'passados'] as const).flatMap((grupo) => {
    const itens = sorteios.filter((sorteio) => findGrupo(sorteio, agora) === grupo);
    if (itens.length === 0) return [];
    return [{ grupo, sorteios: grupo === 'passados' ? itens.toReversed() : itens }];
  });
}
