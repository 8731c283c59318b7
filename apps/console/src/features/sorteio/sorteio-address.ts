import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Sorteio = RetornoOf<Calls['operador.sorteios']>[number];
export type Apuracao = RetornoOf<Calls['operador.apuracao']>;
/** A draw in the calendar of all campaigns. */
export type NoCalendario = RetornoOf<Calls['operador.calendarioSorteios']>[number];
/** A won prize on the board of prizes. */
export type Entrega = RetornoOf<Calls['operador.premios']>['retorno'][number];
export type Resultado = RetornoOf<Calls['operador.resultado']>;

/** Path parameters of the calls of one draw. */
export interface SorteioRef {
  readonly ano: number;
  readonly identificacao: string;
  readonly date: string;
}

/** Returns the address of a draw. */
export const toSorteioAddress = (
  { ano, identificacao }: Pick<SorteioRef, 'ano' | 'identificacao'>,
  date: string,
): string => `/sorteios?campanha=${ano}/${identificacao}&aberto=${date}`;

/** Returns the address of the prizes of a draw, or of one of them. */
export function toEntregaAddress(
  { ano, identificacao, date }: SorteioRef,
  premio?: Pick<Entrega, 'consumidorID' | 'premioID'>,
): string {
  const search = new URLSearchParams({ campanha: `${ano}/${identificacao}`, premio: date });
  if (premio) search.set('aberto', `${premio.consumidorID}/${premio.premioID}`);
  return `/premios?${search}`;
}

/** Returns the address of the list of draws, of one campaign. */
export const toListaAddress = ({ ano, identificacao }: SorteioRef): string =>
  `/sorteios?campanha=${ano}/${identificacao}`;

/** Reads the open draw of an address; undefined for the list. */
export function parseSorteioRef(search: URLSearchParams): SorteioRef | undefined {
  const [ano, identificacao] = (search.get('campanha') ?? '').split('/');
  const date = search.get('aberto');
  if (!ano || !identificacao || !date) return undefined;
  return { ano: Number(ano), identificacao, date };
}
