import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { propostaConsoleText as text } from './proposta-console.text.ts';

const tons = {
  aberta: 'info',
  aprovada: 'sucesso',
  recusada: 'perigo',
  retirada: 'neutro',
  vencida: 'neutro',
} as const;

/** The state of a proposal as a dot and a word. */
export const SituacaoBadge = ({ situacao }: { situacao: keyof typeof tons }) => (
  <Badge dot tone={tons[situacao]}>
    {text.situacoes[situacao]}
  </Badge>
);
