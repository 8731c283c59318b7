import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type Aviso = RetornoOf<Calls['operador.notificacao']>;

/** Path parameters of a campaign. */
export interface CampanhaRef {
  readonly ano: number;
  readonly identificacao: string;
}

/** A screen of the notices: the list, a new notice, or an open one. */
export type AvisoLugar =
  | { readonly tela: 'lista' }
  | { readonly tela: 'novo'; readonly campanha: CampanhaRef }
  | { readonly tela: 'aberto'; readonly campanha: CampanhaRef; readonly notificacaoID: string };

const toSearch = ({ ano, identificacao }: CampanhaRef, more: Record<string, string> = {}): string =>
  `/avisos?${new URLSearchParams({ campanha: `${ano}/${identificacao}`, ...more })}`;

export const toListaAddress = (campanha: CampanhaRef): string => toSearch(campanha);
export const toNovoAddress = (campanha: CampanhaRef): string => toSearch(campanha, { novo: 'sim' });
export const toAvisoAddress = (campanha: CampanhaRef, id: string): string =>
  toSearch(campanha, { aberto: id });

/** Reads the screen that an address names; without a campaign it is the list. */
export function parseAvisoLugar(search: URLSearchParams): AvisoLugar {
  const [ano = '', identificacao = ''] = (search.get('campanha') ?? '').split('/');
  const aberto = search.get('aberto');
  if (!/^\d{4}$/.test(ano) || !identificacao) return { tela: 'lista' };
  const campanha = { ano: Number(ano), identificacao };
  if (aberto) return { tela: 'aberto', campanha, notificacaoID: aberto };
  return search.has('novo') ? { tela: 'novo', campanha } : { tela: 'lista' };
}
