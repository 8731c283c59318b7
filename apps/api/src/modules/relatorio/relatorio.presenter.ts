import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { faixasPrazo, findFaixa, type FaixaPrazo } from '@trevo/rules/relatorio/prazo-veredito';
import { countDias, type Periodo } from '@trevo/rules/relatorio/periodo-relatorio';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { createToMotivo } from '../documento-fiscal/public.ts';
import type { HoraSoma, NotasSoma, RelatorioViews } from './relatorio.views.ts';

export type RelatorioWire = RetornoOf<Calls['operador.relatorio']>;
type Pessoas = Awaited<ReturnType<RelatorioViews['listPessoas']>>;
export type Contagens = Awaited<ReturnType<RelatorioViews['sumContagens']>>;

const maximoMotivos = 10;

/** Sums a value of rows. */
export const sumOf = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** Groups rows by a key, in the order of their first occurrence. */
export function groupOf<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

export const toFunil = (pessoas: Pessoas): RelatorioWire['funil']['atual'] => ({
  cadastros: sumOf(pessoas, ({ cadastros }) => cadastros),
  primeiras: sumOf(pessoas, ({ primeiras }) => primeiras),
  primeirasValidas: sumOf(pessoas, ({ primeiras_validas }) => primeiras_validas),
});

const byStatus = (rows: readonly NotasSoma[], status: string): NotasSoma[] =>
  rows.filter((row) => row.status === status);
const notasOf = (rows: readonly NotasSoma[]): number => sumOf(rows, ({ notas }) => notas);
const contestadasOf = (rows: readonly NotasSoma[]): number => sumOf(rows, ({ contestadas }) => contestadas);

export const toTotais = (rows: readonly NotasSoma[]): RelatorioWire['totais']['atual'] => ({
  notas: notasOf(rows),
  validas: notasOf(byStatus(rows, 'VALIDO')),
  invalidas: notasOf(byStatus(rows, 'INVALIDO')),
  pendentes: notasOf(byStatus(rows, 'PENDENTE')),
  valorCentavos: sumOf(byStatus(rows, 'VALIDO'), (row) => row.valor_centavos),
  numeros: sumOf(rows, ({ numeros }) => numeros),
  pontos: sumOf(rows, ({ pontos }) => pontos),
  cashbackCentavos: sumOf(rows, (row) => row.cashback_centavos),
  contestadas: contestadasOf(rows),
  revertidas: contestadasOf(byStatus(rows, 'VALIDO')),
  contestadasPendentes: contestadasOf(byStatus(rows, 'PENDENTE')),
});

const toDia = (hora: Date): string => toSaoPaulo(hora).dia;

/** Returns every day of the period. */
export function toDias(
  periodo: Periodo,
  pessoas: Pessoas,
  horas: readonly HoraSoma[],
): RelatorioWire['dias'] {
  const cadastros = groupOf(pessoas, ({ hora }) => toDia(hora));
  const notas = groupOf(horas, ({ hora }) => toDia(hora));
  return Array.from({ length: countDias(periodo) }, (_, at) => addDias(periodo.de, at)).map((dia) => ({
    dia,
    cadastros: sumOf(cadastros.get(dia) ?? [], (row) => row.cadastros),
    notas: sumOf(notas.get(dia) ?? [], (row) => row.notas),
    validas: sumOf(notas.get(dia) ?? [], (row) => row.validas),
  }));
}

/** Returns the receipts by hour of the day, all days together. */
export function toHoras(horas: readonly HoraSoma[], anteriores: readonly HoraSoma[]): RelatorioWire['horas'] {
  const byHour = (rows: readonly HoraSoma[]) =>
    groupOf(rows, ({ hora }) => String(Number(toSaoPaulo(hora).hora.slice(0, 2))));
  const [atual, anterior] = [byHour(horas), byHour(anteriores)];
  return Array.from({ length: 24 }, (_, hora) => ({
    hora,
    notas: sumOf(atual.get(String(hora)) ?? [], ({ notas }) => notas),
    anterior: sumOf(anterior.get(String(hora)) ?? [], ({ notas }) => notas),
  }));
}

/** Returns how receipts came, the most frequent first. */
export const toOrigens = (rows: readonly NotasSoma[]): RelatorioWire['origens'] =>
  [...groupOf(rows, ({ origem }) => origem)]
    .map(([origem, group]) => ({
      origem,
      notas: notasOf(group),
      validas: notasOf(byStatus(group, 'VALIDO')),
      invalidas: notasOf(byStatus(group, 'INVALIDO')),
    }))
    .sort((a, b) => b.notas - a.notas);

/** Returns the most frequent reasons with their counts in the period before. */
export function toMotivos(
  publicada: CampanhaPublicada,
  atual: readonly NotasSoma[],
  anterior: readonly NotasSoma[],
): RelatorioWire['motivos'] {
  const toMotivo = createToMotivo(publicada);
  const before = groupOf(byStatus(anterior, 'INVALIDO'), ({ motivo }) => motivo);
  return [...groupOf(byStatus(atual, 'INVALIDO'), ({ motivo }) => motivo)]
    .map(([motivo, group]) => ({
      motivo,
      mensagem: toMotivo(motivo, null)!.mensagem,
      notas: notasOf(group),
      anterior: notasOf(before.get(motivo) ?? []),
    }))
    .sort((a, b) => b.notas - a.notas)
    .slice(0, maximoMotivos);
}

/** Returns the time to the verdicts of people and of rules. */
export function toPrazos(rows: Awaited<ReturnType<RelatorioViews['sumPrazos']>>): RelatorioWire['prazos'] {
  const of = (quem: string): FaixaPrazo[] => rows.filter((row) => row.quem === quem);
  const toAte = (faixa: number | undefined): number | null => faixasPrazo[faixa ?? Infinity] ?? null;
  const toPrazo = (faixas: readonly FaixaPrazo[]) =>
    faixas.length === 0
      ? null
      : {
          notas: sumOf(faixas, ({ notas }) => notas),
          medianaAte: toAte(findFaixa(faixas, 0.5)),
          p95Ate: toAte(findFaixa(faixas, 0.95)),
        };
  const [pessoa, regra] = [of('pessoa'), of('regra')];
  const countIn = (faixas: readonly FaixaPrazo[], faixa: number) =>
    sumOf(
      faixas.filter((row) => row.faixa === faixa),
      ({ notas }) => notas,
    );
  return {
    pessoa: toPrazo(pessoa),
    regra: toPrazo(regra),
    faixas: [...faixasPrazo, null]
      .map((ate, faixa) => ({ ate, pessoa: countIn(pessoa, faixa), regra: countIn(regra, faixa) }))
      .filter((faixa) => faixa.pessoa + faixa.regra > 0),
  };
}

export const toSinais = (contagens: Contagens): RelatorioWire['sinais'] =>
  contagens
    .filter(({ assunto }) => assunto === 'sinal')
    .map(({ chave, quantidade }) => ({ sinal: chave, notas: quantidade }))
    .sort((a, b) => b.notas - a.notas);

export function toMensagens(contagens: Contagens): RelatorioWire['mensagens'] {
  const rows = contagens
    .filter(({ assunto }) => assunto === 'mensagem')
    .map(({ chave, quantidade }) => {
      const [canal = '', resultado = ''] = chave.split(':');
      return { canal, resultado, quantidade };
    });
  return [...groupOf(rows, ({ canal }) => canal)].map(([canal, group]) => {
    const of = (resultado: string) =>
      sumOf(
        group.filter((row) => row.resultado === resultado),
        ({ quantidade }) => quantidade,
      );
    return { canal, aceitas: of('aceita'), falhas: of('falhou'), semResultado: of('') };
  });
}
