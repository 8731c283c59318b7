import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import { readAbas } from './layout-abas.ts';
import { readDanfe } from './layout-danfe.ts';
import { readLinhas } from './layout-linhas.ts';
import { readTabelas } from './layout-tabelas.ts';
import { readPagina, type PaginaLida } from './pagina-lida.ts';
import { notaCancelada, semNota } from './rotulos.text.ts';
import { proveNota } from './prove-nota.ts';

/**
 * Result of reading a state's page. `naoExiste`: the state does not know the receipt, usual for hours after an
 * off-line issue. `bloqueada`: a captcha. `ilegivel`: content that fails validation.
 */
export type Leitura =
  | { readonly situacao: 'achada'; readonly fatos: FatosNota }
  | { readonly situacao: 'naoExiste' | 'bloqueada' | 'ilegivel' };

const layouts = [readDanfe, readTabelas, readLinhas, readAbas];

/** Parses a page in any known layout. Never throws; ignores the buyer's name and CPF. */
export function readNota(html: string, chaveAcesso: string): Leitura {
  const pagina = readPagina(html);
  if (!pagina) return { situacao: 'ilegivel' };
  const { elementos, texto } = pagina;
  const brutas = layouts.flatMap((read) => read(elementos) ?? []);
  const [bruta, outra] = brutas;
  const provada = bruta && !outra && proveNota(bruta, chaveAcesso);
  if (provada) return { situacao: 'achada', fatos: { ...provada, cancelada: isCancelada(elementos, texto) } };
  if (bruta) return { situacao: 'ilegivel' };
  if (hasNoNota(texto)) return { situacao: 'naoExiste' };
  return { situacao: /captcha|cf-turnstile|challenge-platform/i.test(html) ? 'bloqueada' : 'ilegivel' };
}

/** Returns whether a page without any amount says that the receipt does not exist, or not yet. */
const hasNoNota = (texto: string): boolean =>
  texto.length < 5_000 && !/\d[.,]\d{2}(?!\d)/.test(texto) && semNota.test(texto);

/** Returns whether a separate line says that the issuer cancelled the receipt. */
function isCancelada(elementos: PaginaLida, texto: string): boolean {
  if (!/cancelad|cancelamento/i.test(texto)) return false;
  return elementos.some((elemento) => notaCancelada.test(elemento.texto));
}
