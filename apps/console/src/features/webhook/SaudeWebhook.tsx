import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { formatIdade } from '../../platform/format/momento.ts';
import { webhookConsoleText } from './webhook-console.text.ts';
import type { Webhook } from './webhook.wire.ts';
import styles from './Webhook.module.css';

const text = webhookConsoleText.saude;

/** The health of an endpoint as a status. */
export function SaudeWebhook({ webhook: { pausa, saude } }: { webhook: Webhook }) {
  if (pausa?.motivo === 'falhas')
    return (
      <Badge dot tone="perigo">
        {text.pausadoPorFalhas}
      </Badge>
    );
  if (pausa) return <Badge dot>{text.pausado}</Badge>;
  if (saude.falhandoDesde !== null)
    return (
      <span className={styles.stack}>
        <Badge dot tone="alerta">
          {text.falhando}
        </Badge>
        <small>{text.falhandoHa(formatIdade(saude.falhandoDesde))}</small>
      </span>
    );
  if (saude.entregueEm === null) return <Badge dot>{text.semEntregas}</Badge>;
  return (
    <Badge dot tone="sucesso">
      {text.bem}
    </Badge>
  );
}
