import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getCores, getFundo, getTitulo } from '@trevo/config/configuracao-questions';

/**
 * Puts the brand on a page that our server did not render (native shell, another host). The theme's arithmetic is
 * loaded only then: a page of ours already carries its result.
 */
export async function applyTheme(configuracao: Configuracao): Promise<void> {
  if (document.getElementById('trevo-configuracao')) return;
  const { marcaToCss } = await import('@trevo/config/theme');
  const style = document.createElement('style');
  style.textContent = marcaToCss(getCores(configuracao), getFundo(configuracao, 'padrao'));
  document.head.append(style);
  document.title = getTitulo(configuracao) || document.title;
}
