import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { escapeHtml } from '../../pagina/public.ts';
import { page, row } from '../desenvolvimento.pages.ts';
import { maximoDias, type Vida } from './ensaio.service.ts';
import { ensaioText as text } from './ensaio.text.ts';

const format = (instant: Date): string =>
  instant.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'full', timeStyle: 'short' });

const formatShort = (instant: Date): string =>
  instant.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });

/** Renders the rehearsal clock: its time, and forms that move it forward. */
export function renderRelogio(relogio: {
  readonly agora: Date;
  readonly isAdvanced: boolean;
  readonly vidas: readonly Vida[];
  readonly isRefused: boolean;
}): string {
  const { agora } = relogio;
  const { dia, hora } = toSaoPaulo(agora);
  const button = (ate: Date, label: string, sobre: string) =>
    `<button name="ate" value="${ate.toISOString()}" aria-label="${escapeHtml(`${label}: ${sobre}`)}">${escapeHtml(label)}</button>`;
  const outros = text.outros.map(
    ({ texto, milissegundos }) =>
      `<button name="ate" value="${new Date(agora.getTime() + milissegundos).toISOString()}">${texto}</button>`,
  );
  const vidas = relogio.vidas.map(
    ({ descricao, momentos }) =>
      `<h3>${escapeHtml(descricao)}</h3><table>${momentos
        .map(({ em, texto }) =>
          row(
            formatShort(em),
            escapeHtml(texto),
            em <= agora ? text.passou : button(em, text.irPara, `${descricao}, ${texto}`),
          ),
        )
        .join('')}</table>`,
  );
  return page(
    text.titulo,
    `<p>${text.explica}</p>${relogio.isRefused ? `<p role="alert"><strong>${text.recusado(maximoDias)}</strong></p>` : ''}
<p>${text.agora} <strong id="agora">${format(agora)}</strong>. ${relogio.isAdvanced ? text.adiantado : text.real}</p>
<form method="post" action="/_dev/relogio"><p>${outros.join(' ')}</p></form>
<form method="post" action="/_dev/relogio"><p><label>${text.para} <input type="datetime-local" name="ate" required value="${dia}T${hora.slice(0, 5)}"></label> <button>${text.ir}</button></p></form>
<h2>${text.campanhas}</h2><form method="post" action="/_dev/relogio">${vidas.join('')}</form>`,
  );
}
