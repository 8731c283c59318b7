import type { ConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';

/** A receipt whose page is wanted. */
export interface PedidoPagina {
  readonly chaveAcesso: string;
  readonly consulta: ConsultaQr;
}

/**
 * What a state's site answered. `pagina`: some page, whose words are to be read. `ocupada`: it wants to be left alone.
 * `bloqueada`: it does not serve us. `falhou`: there was no whole answer that may be read; `motivo` holds no address.
 */
export type RespostaSefaz =
  | { readonly situacao: 'pagina'; readonly html: string }
  | { readonly situacao: 'ocupada'; readonly esperarSegundos: number }
  | { readonly situacao: 'bloqueada' }
  | { readonly situacao: 'falhou'; readonly motivo: string };

/** Asks the states' public pages of NFC-e. */
export interface SefazSite {
  /** One request and what it leads to. Never throws for what a site does; it ends early when `stopping` is aborted. */
  fetchPagina(pedido: PedidoPagina, stopping?: AbortSignal): Promise<RespostaSefaz>;
}
