import { VazioComNota } from '../../participacao/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';

/** The person has none; a receipt may bring some. Inside another page only the words. */
export function SemRaspadinhas({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const say = useTexto();
  const title = say(text.nenhuma.id, text.nenhuma.texto);
  if (isEmbedded) return <EmptyState illustration="gift" title={title} />;
  return (
    <VazioComNota illustration="gift" title={title} message={text.nenhumaDetalhe} escanear={text.escanear} />
  );
}
