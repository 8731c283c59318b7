import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { findPrazo } from '../prazo-premio.ts';
import { premioText } from '../premio.text.ts';
import type { Raspadinha } from '../raspadinha.wire.ts';

/** Badge of a prize: handed over, pending, or expired. */
export function EntregaBadge({ card }: { card: Raspadinha }) {
  const isOverdue = findPrazo(card, toSaoPaulo(useAgora()).dia)?.situacao === 'vencido';
  const isDone = card.status === 'ENTREGUE';
  return (
    <Badge tone={isDone ? 'sucesso' : isOverdue ? 'neutro' : 'alerta'} dot>
      {isDone
        ? premioText.status.entregue
        : isOverdue
          ? premioText.status.vencido
          : premioText.status.aReceber}
    </Badge>
  );
}
