import { formatDiaCurto } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { premioConsoleText as text } from './premio-console.text.ts';

/** The last day of the term of delivery; a prize that still waits after it says so. */
export function PrazoEntrega({ premio }: { premio: { entregarAte: string; entregueEm: string | null } }) {
  const hoje = toSaoPaulo(new Date(agoraServidor())).dia;
  const isLate = premio.entregueEm === null && premio.entregarAte < hoje;
  return (
    <>
      {formatDiaCurto(premio.entregarAte, hoje)} {isLate && <Badge tone="perigo">{text.atrasado}</Badge>}
    </>
  );
}
