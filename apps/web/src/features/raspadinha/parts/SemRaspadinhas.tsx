import { VazioComNota } from '../../participacao/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';

export interface SemRaspadinhasProps {
  /** An embedded page has no link to the scanner. */
  isEmbedded?: boolean;
  /** Sentence below the title; by default the campaign's own. */
  message?: string;
}

/** Empty state without cards, with a link to register a receipt. */
export function SemRaspadinhas({ isEmbedded = false, message }: SemRaspadinhasProps) {
  const say = useTexto();
  const words = { title: text.nenhumaTitulo, message: message ?? say(text.nenhuma.id, text.nenhuma.texto) };
  if (isEmbedded) return <EmptyState illustration="gift" {...words} />;
  return <VazioComNota illustration="gift" {...words} escanear={text.escanear} />;
}
