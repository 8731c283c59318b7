import { VazioComNota } from '../../participacao/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';

/**
 * Empty state without cards, with a link to register a receipt and the campaign's text below; an embedded page
 * shows only the text.
 */
export function SemRaspadinhas({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const toTexto = useTexto();
  const note = toTexto(text.nenhuma.id, text.nenhuma.texto);
  const title = text.nenhumaTitulo;
  if (isEmbedded) return <EmptyState illustration="gift" title={title} note={note} />;
  return (
    <VazioComNota
      illustration="gift"
      title={title}
      message={text.nenhumaDetalhe}
      note={note}
      escanear={text.escanear}
    />
  );
}
