import { formatStatus } from '@trevo/rules/documento-fiscal-status';
import { Badge, type BadgeProps } from '../../ui/feedback/Badge.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  VALIDO: 'sucesso',
  INVALIDO: 'perigo',
};

/** The status of a receipt as a pill; what is unknown counts as pending. */
export function DocumentoStatus({ status }: { status: string | null | undefined }) {
  return (
    <Badge tone={tones[status ?? ''] ?? 'alerta'} dot>
      {formatStatus(status)}
    </Badge>
  );
}
