import type { ConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';

/** A receipt with a requested page. */
export interface PedidoPagina {
  readonly chaveAcesso: string;
  readonly consulta: ConsultaQr;
}

/**
 * Response of a state's site. `pagina`: a page to parse. `ocupada`: rate-limited. `bloqueada`: access refused.
 * `falhou`: no complete, readable response; `motivo` contains no address.
 */
export type RespostaSefaz =
  | { readonly situacao: 'pagina'; readonly html: string }
  | { readonly situacao: 'ocupada'; readonly esperarSegundos: number }
  | { readonly situacao: 'bloqueada' }
  | { readonly situacao: 'falhou'; readonly motivo: string };

/** Client for the states' public NFC-e pages. */
export interface SefazSite {
  /**
   * Sends one request and follows its hops. Never throws for failures of the site; ends early when `stopping` is
   * aborted.
   */
  fetchPagina(pedido: PedidoPagina, stopping?: AbortSignal): Promise<RespostaSefaz>;
}
