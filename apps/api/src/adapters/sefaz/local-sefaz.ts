import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { buildNotaDemo } from './nota-demo.ts';
import {
  renderCaptcha,
  renderNotaPagina,
  renderPaginaNova,
  renderSemNota,
  type Layout,
} from './paginas.pages.ts';
import type { RespostaSefaz, SefazSite } from './sefaz.port.ts';

/** States with a layout other than the most common one. */
const layoutOfUf: Readonly<Record<string, Layout>> = { '29': 'abas', '31': 'linhas', '43': 'tabelas' };

/** Special results by key code (the eight digits before the check digit). */
const others: Readonly<Record<string, RespostaSefaz>> = {
  '00000403': { situacao: 'pagina', html: renderCaptcha() },
  '00000404': { situacao: 'pagina', html: renderSemNota() },
  '00000406': { situacao: 'pagina', html: renderPaginaNova() },
  '00000503': { situacao: 'ocupada', esperarSegundos: 0 },
};

/** Mock of the states' sites: every key has a generated receipt in its state's layout. */
export function createLocalSefaz(clock: Clock): SefazSite {
  return {
    async fetchPagina({ chaveAcesso }) {
      const other = others[chaveAcesso.slice(35, 43)];
      if (other) return other;
      const nota = buildNotaDemo(chaveAcesso, toSaoPaulo(clock.now()).dia);
      const html = renderNotaPagina(layoutOfUf[chaveAcesso.slice(0, 2)] ?? 'danfe', nota);
      return { situacao: 'pagina', html };
    },
  };
}
