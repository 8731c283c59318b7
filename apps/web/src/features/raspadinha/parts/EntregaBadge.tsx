import type { Raspadinha } from '../raspadinha.wire.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { premioText } from '../premio.text.ts';

/** Whether a prize was handed over. */
export function EntregaBadge({ card }: { card: Raspadinha }) {
  const isDone = card.status === 'ENTREGUE';
  return (
    <Badge tone={isDone ? 'sucesso' : 'alerta'} dot>
      {isDone ? premioText.status.entregue : premioText.status.aReceber}
    </Badge>
  );
}
