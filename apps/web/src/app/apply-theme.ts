import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getCores, getFundo, getTitulo } from '@trevo/config/configuracao-questions';

/**
 * Puts the brand on a page that our server did not render (native shell, another host). The theme's arithmetic is
 * loaded only then: a page of ours already carries its result.
 */
export async function applyTheme(configuracao: Configuracao): Promise<void> {
  if (document.getElementById('trevo-configuracao')) return;
  const { buildTheme, themeToCss } = await import('@trevo/config/theme');
  const cores = getCores(configuracao);
  const style = document.createElement('style');
  const fundo = getFundo(configuracao, 'padrao');
  const background = fundo ? `--imagem-fundo:url(${JSON.stringify(fundo)});` : '';
  style.textContent = `${themeToCss(buildTheme(cores))}:root{--esquema:${cores.modo === 'escuro' ? 'dark' : 'light'};${background}}`;
  document.head.append(style);
  document.title = getTitulo(configuracao) || document.title;
}
