import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import { readAbas } from './layout-abas.ts';
import { readDanfe } from './layout-danfe.ts';
import { readLinhas } from './layout-linhas.ts';
import { readTabelas } from './layout-tabelas.ts';
import { readPagina, type PaginaLida } from './pagina-lida.ts';
import { notaCancelada, semNota } from './rotulos.text.ts';
import { proveNota, type ItemNota } from './prove-nota.ts';

/**
 * What a state's page says of the receipt it was asked about. `naoExiste`: that it has none, which is usual for hours after
 * one was issued off-line. `bloqueada`: it asks for a captcha. `ilegivel`: nothing that we can believe.
 */
export type Leitura =
  | { readonly situacao: 'achada'; readonly fatos: FatosNota; readonly itens: readonly ItemNota[] }
  | { readonly situacao: 'naoExiste' | 'bloqueada' | 'ilegivel' };

const layouts = [readDanfe, readTabelas, readLinhas, readAbas];

/** Reads a page, in any layout that we know. Never throws; the consumer's name and CPF are not looked at. */
export function readNota(html: string, chaveAcesso: string): Leitura {
  const pagina = readPagina(html);
  if (!pagina) return { situacao: 'ilegivel' };
  const { elementos, texto } = pagina;
  const brutas = layouts.flatMap((read) => read(elementos) ?? []);
  const [bruta, outra] = brutas;
  const provada = bruta && !outra && proveNota(bruta, chaveAcesso);
  if (provada) {
    const fatos = { ...provada.fatos, cancelada: isCancelada(elementos, texto) };
    return { situacao: 'achada', fatos, itens: provada.itens };
  }
  if (bruta) return { situacao: 'ilegivel' };
  if (saysNoNota(texto)) return { situacao: 'naoExiste' };
  return { situacao: /captcha|cf-turnstile|challenge-platform/i.test(html) ? 'bloqueada' : 'ilegivel' };
}

/** Whether the words of a page without any amount say that there is no such receipt, or not yet. */
const saysNoNota = (texto: string): boolean =>
  texto.length < 5_000 && !/\d[.,]\d{2}(?!\d)/.test(texto) && semNota.test(texto);

/** Whether a line of its own says that the issuer took the receipt back. */
function isCancelada(elementos: PaginaLida, texto: string): boolean {
  if (!/cancelad|cancelamento/i.test(texto)) return false;
  return elementos.some((elemento) => notaCancelada.test(elemento.texto));
}
