import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** Data that the app needs before the first render. */
export interface Partida {
  readonly configuracao: Configuracao;
  readonly ambiente: 'producao' | 'teste';
  /** The host's campaigns as of the page's rendering; only in pages of our server. */
  readonly campanhas?: RetornoOf<Calls['campanha.listar']>;
  /** Web address of the campaign when the page is served from elsewhere: in the native app. */
  readonly site?: string;
}

/**
 * Loads the host's configuration: inlined by our server, else from elsewhere (`load-elsewhere.ts`). Throws ApiError
 * when nothing responds.
 */
export async function loadConfiguracao(now: number = Date.now()): Promise<Partida> {
  const inline = document.getElementById('trevo-configuracao')?.textContent;
  // Our server parsed it with the same parser, so the page needs neither the parser nor the table of keys.
  if (inline) return JSON.parse(inline) as Partida;
  const { loadElsewhere } = await import('./load-elsewhere.ts');
  return loadElsewhere(now);
}
