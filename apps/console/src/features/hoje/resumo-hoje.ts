import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Resumo = RetornoOf<Calls['operador.resumo']>;
export type CampanhaResumo = Resumo['campanhas'][number];

/** Work of one kind that waits in a campaign. */
export interface Tarefa {
  readonly campanha: string;
  /** The campaign in addresses, `2026/TREVO`. */
  readonly campanhaId: string;
  readonly tipo: 'notas' | 'pedidos' | 'indicacoes' | 'sorteio';
  readonly total: number;
  /** Instant of the oldest; the day of a draw. */
  readonly desde: string;
  /** Of a draw. */
  readonly nome: string | null;
}

export type MarcoDaCampanha = CampanhaResumo['marcos'][number] & { readonly campanha: string };

/** Lists the waiting work of all campaigns, the oldest first. */
export function listTarefas(campanhas: readonly CampanhaResumo[]): Tarefa[] {
  const tarefas = campanhas.flatMap(({ ano, identificacao, descricao: campanha, espera }): Tarefa[] => {
    const campanhaId = `${ano}/${identificacao}`;
    return [
      ...(['notas', 'pedidos', 'indicacoes'] as const).flatMap((tipo) => {
        const { total, desde } = espera[tipo];
        return desde === null ? [] : [{ campanha, campanhaId, tipo, total, desde, nome: null }];
      }),
      ...espera.sorteios.map(({ nome, data: desde }): Tarefa => ({
        campanha,
        campanhaId,
        tipo: 'sorteio',
        total: 1,
        desde,
        nome,
      })),
    ];
  });
  return tarefas.sort((a, b) => Date.parse(a.desde) - Date.parse(b.desde));
}

export type PrazoDaCampanha = CampanhaResumo['prazos'][number] & Pick<Tarefa, 'campanha' | 'campanhaId'>;

/** Lists the legal terms of all campaigns that are near or overdue, the most urgent first. */
export const listPrazos = (campanhas: readonly CampanhaResumo[]): PrazoDaCampanha[] =>
  campanhas
    .flatMap(({ ano, identificacao, descricao: campanha, prazos }) =>
      prazos.map((prazo) => ({ ...prazo, campanha, campanhaId: `${ano}/${identificacao}` })),
    )
    .sort((a, b) => a.faltam - b.faltam);

/** Lists the next days of all campaigns. */
export const listMarcos = (campanhas: readonly CampanhaResumo[], most: number): MarcoDaCampanha[] =>
  campanhas
    .flatMap(({ descricao: campanha, marcos }) => marcos.map((marco) => ({ ...marco, campanha })))
    .sort((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0))
    .slice(0, most);

/** Returns the last day of a campaign that has not ended; undefined after it. */
export const findFim = ({ marcos }: CampanhaResumo): string | undefined =>
  marcos.find(({ tipo }) => tipo === 'fim')?.dia;
