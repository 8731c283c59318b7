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

/** States whose pages differ from those of most. */
const layoutOfUf: Readonly<Record<string, Layout>> = { '29': 'abas', '31': 'linhas', '43': 'tabelas' };

/** What some codes in a key make of it (its eight digits before the check digit, built from 403 and so on). */
const others: Readonly<Record<string, RespostaSefaz>> = {
  '00000403': { situacao: 'pagina', html: renderCaptcha() },
  '00000404': { situacao: 'pagina', html: renderSemNota() },
  '00000406': { situacao: 'pagina', html: renderPaginaNova() },
  '00000503': { situacao: 'ocupada', esperarSegundos: 0 },
};

/** The states on this machine: each key has a receipt of our own making, in the layout of its state. */
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
