import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { formatIdade, formatPerto } from '../../platform/format/momento.ts';
import { Secao } from '../../platform/screen/Tela.tsx';
import { hojeText as text } from './hoje.text.ts';
import type { Resumo } from './resumo-hoje.ts';

/** Senders by which no message leaves, and states' pages that are not asked; nothing without one. */
export function FalhasHoje({ envios, paginas }: Pick<Resumo, 'envios' | 'paginas'>) {
  if (envios.length + paginas.length === 0) return null;
  return (
    <Secao titulo={text.falhas}>
      {envios.map(({ servico, problema, falhas, ate }) => (
        <Notice
          key={`${servico} ${ate}`}
          tone={problema === 'parado' ? 'alerta' : 'perigo'}
          title={text.envio[servico][problema]}
        >
          {problema === 'parado' ? text.parado(falhas ?? 0, formatPerto(ate ?? '')) : text.semProvedor}
        </Notice>
      ))}
      {paginas.map(({ uf, desligadaEm, pausaAte }) => (
        <Notice
          key={uf}
          tone="alerta"
          title={desligadaEm === null ? text.paginaEmPausa(uf) : text.paginaDesligada(uf)}
        >
          {desligadaEm === null
            ? text.volta(formatPerto(pausaAte ?? ''))
            : text.desde(formatIdade(desligadaEm))}
        </Notice>
      ))}
    </Secao>
  );
}
