import { VazioComNota } from '../../participacao/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';

/** The person has none; a receipt may bring some. The sentence of the campaign stands small below. Inside another page only the words. */
export function SemRaspadinhas({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const say = useTexto();
  const note = say(text.nenhuma.id, text.nenhuma.texto);
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
