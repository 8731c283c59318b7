import type { EncerramentoArquivo } from './checklist-encerramento.ts';
import { addDiasUteis, addMeses, findFimDecendio } from '../tempo/dias-uteis.ts';
import { addDias } from '../tempo/sao-paulo.ts';

/**
 * Days from which a legal term is counted. `scpc`: the date of the accounts in SCPC's header; `distribuicao`: the first
 * day of a campaign with instant prizes; `premiacao`: each draw, and the end of a campaign with instant prizes;
 * `apuracao`: the day on which a draw was confirmed, or is due; `decendio`: the end of its ten-day period; `caducidade`:
 * the days of the term `caducidade`; `entrega`: the last delivery of a prize.
 */
export const prazoAncoras = [
  'scpc',
  'distribuicao',
  'fim',
  'sorteio',
  'premiacao',
  'apuracao',
  'decendio',
  'caducidade',
  'entrega',
] as const;
export type PrazoAncora = (typeof prazoAncoras)[number];

export const prazoUnidades = ['dias', 'diasUteis', 'meses'] as const;
export type PrazoUnidade = (typeof prazoUnidades)[number];

export const prazoSentidos = ['depois', 'antes'] as const;
export type PrazoSentido = (typeof prazoSentidos)[number];

/** Matters that fulfil a term; null for a day that only ends something. */
export const prazoCumprimentos = ['contas', 'entregas', 'propriedade', 'darf', 'recolhimento'] as const;
export type PrazoCumprimento = (typeof prazoCumprimentos)[number];

/** Id of the term with the days of the anchor `caducidade`. */
export const prazoCaducidade = 'caducidade';

/** A kind of legal term. */
export interface PrazoTipo {
  readonly prazoId: string;
  readonly ancora: PrazoAncora;
  readonly quantidade: number;
  readonly unidade: PrazoUnidade;
  readonly sentido: PrazoSentido;
  readonly cumpre: PrazoCumprimento | null;
}

/** The days of a campaign from which terms are counted, each `yyyy-mm-dd`. */
export interface PrazoFatos {
  /** Date of the accounts as two people typed it from SCPC; null until then. */
  readonly contas: string | null;
  readonly inicio: string;
  readonly fim: string;
  readonly hasInstantaneos: boolean;
  readonly sorteios: readonly {
    readonly data: string;
    /** Day of the confirmation; null before it. */
    readonly apuradoEm: string | null;
  }[];
  /** Day of the last delivery; null without any. */
  readonly ultimaEntrega: string | null;
}

/** A term of a campaign. */
export interface PrazoMarcado {
  readonly prazoId: string;
  readonly dia: string;
  /** The day from which it is counted. */
  readonly base: string;
  /** Day of the draw that it concerns; null for the instant prizes and the campaign. */
  readonly sorteio: string | null;
}

interface Base {
  readonly dia: string;
  readonly sorteio: string | null;
}

/** Returns the day of a term that is counted from a day. */
export function toDiaDoPrazo(
  { quantidade, unidade, sentido }: Pick<PrazoTipo, 'quantidade' | 'unidade' | 'sentido'>,
  base: string,
): string {
  const n = sentido === 'depois' ? quantidade : -quantidade;
  if (unidade === 'diasUteis') return addDiasUteis(base, n);
  return unidade === 'meses' ? addMeses(base, n) : addDias(base, n);
}

/** Lists the terms of a campaign, the next first. A term with an unknown anchor is left out. */
export function listPrazos(tipos: readonly PrazoTipo[], fatos: PrazoFatos): PrazoMarcado[] {
  const caducidade = tipos.find(({ prazoId }) => prazoId === prazoCaducidade);
  const whole = (dia: string | null): Base[] => (dia === null ? [] : [{ dia, sorteio: null }]);
  const sorteios = fatos.sorteios.map(({ data: dia }) => ({ dia, sorteio: dia }));
  const premiacoes = [...sorteios, ...whole(fatos.hasInstantaneos ? fatos.fim : null)];
  const apuracoes = fatos.sorteios.map(({ data: sorteio, apuradoEm }) => ({
    dia: apuradoEm ?? sorteio,
    sorteio,
  }));
  const bases: Readonly<Record<PrazoAncora, readonly Base[]>> = {
    scpc: whole(fatos.contas),
    distribuicao: whole(fatos.hasInstantaneos ? fatos.inicio : null),
    fim: whole(fatos.fim),
    sorteio: sorteios,
    premiacao: premiacoes,
    apuracao: apuracoes,
    decendio: apuracoes.map(({ dia, sorteio }) => ({ dia: findFimDecendio(dia), sorteio })),
    caducidade: caducidade
      ? premiacoes.map(({ dia, sorteio }) => ({ dia: toDiaDoPrazo(caducidade, dia), sorteio }))
      : [],
    entrega: whole(fatos.ultimaEntrega),
  };
  return tipos
    .flatMap((tipo) =>
      bases[tipo.ancora].map(({ dia: base, sorteio }) => ({
        prazoId: tipo.prazoId,
        dia: toDiaDoPrazo(tipo, base),
        base,
        sorteio,
      })),
    )
    .sort((one, other) => (one.dia < other.dia ? -1 : one.dia > other.dia ? 1 : 0));
}

export const prazoSituacoes = ['feito', 'passou', 'vencido', 'hoje', 'perto', 'longe'] as const;
export type PrazoSituacao = (typeof prazoSituacoes)[number];

const dayMilliseconds = 86_400_000;

/** Counts the days until a day; negative after it. */
export const countDiasAte = (dia: string, hoje: string): number =>
  (Date.parse(`${dia}T00:00:00Z`) - Date.parse(`${hoje}T00:00:00Z`)) / dayMilliseconds;

/**
 * Returns the notice that a term has reached: the smallest of its days of notice that is not smaller than the days left. 0
 * on the day and after it, null before the first notice.
 */
export function findAviso(avisos: readonly number[], faltam: number): number | null {
  if (faltam <= 0) return 0;
  const reached = avisos.filter((dias) => dias >= faltam);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/**
 * Returns the state of a term.
 *
 * @param isFeito whether it is fulfilled
 * @param cumpre null for a day that only ends something: it passes and is never overdue
 */
export function toPrazoSituacao(
  faltam: number,
  {
    avisos,
    cumpre,
    isFeito,
  }: { avisos: readonly number[]; cumpre: PrazoCumprimento | null; isFeito: boolean },
): PrazoSituacao {
  if (isFeito) return 'feito';
  if (faltam < 0) return cumpre === null ? 'passou' : 'vencido';
  if (faltam === 0) return 'hoje';
  return findAviso(avisos, faltam) === null ? 'longe' : 'perto';
}

/**
 * Whether a term of a campaign is fulfilled.
 *
 * @param sorteio day of the draw that it concerns; null for the instant prizes and the campaign
 */
export function isPrazoFeito(
  cumpre: PrazoCumprimento | null,
  sorteio: string | null,
  fatos: {
    readonly arquivos: readonly { readonly tipo: EncerramentoArquivo; readonly sorteio: string | null }[];
    /** Days of the draws with known winners; null for instant prizes after their end. */
    readonly apurados: ReadonlySet<string | null>;
    /** Prizes that wait for their delivery, by the day of their draw; instant prizes by null. */
    readonly abertos: ReadonlyMap<string | null, number>;
  },
): boolean {
  const has = (tipo: EncerramentoArquivo, of: string | null) =>
    fatos.arquivos.some((arquivo) => arquivo.tipo === tipo && arquivo.sorteio === of);
  switch (cumpre) {
    case 'contas':
      return has('contas', null);
    case 'entregas':
      return fatos.apurados.has(sorteio) && (fatos.abertos.get(sorteio) ?? 0) === 0;
    case 'propriedade':
      return has('propriedade', sorteio);
    case 'darf':
      return has('darf', sorteio);
    case 'recolhimento':
      return has('recolhimento', null);
    case null:
      return false;
  }
}
