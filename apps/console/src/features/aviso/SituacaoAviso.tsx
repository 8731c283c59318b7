import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { avisoConsoleText as text } from './aviso-console.text.ts';
import type { Aviso } from './aviso-address.ts';

const tons = { agendada: 'info', enviando: 'alerta', enviada: 'sucesso', parada: 'neutro' } as const;

/** The state of a notice. */
export const SituacaoAviso = ({ situacao }: { situacao: Aviso['situacao'] }) => (
  <Badge dot tone={tons[situacao]}>
    {text.situacoes[situacao]}
  </Badge>
);
