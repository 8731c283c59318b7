import type { PremioSituacao } from '@trevo/rules/sorte/premios/premio-situacao';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { premioConsoleText as text } from './premio-console.text.ts';

const tons = {
  GANHO: 'alerta',
  AVISADO: 'info',
  DOCUMENTOS: 'info',
  RETIDO: 'perigo',
  VENCIDO: 'neutro',
  ENTREGUE: 'sucesso',
} as const;

/** The state of a prize; a paused one says so too. */
export const SituacaoPremio = (props: { situacao: PremioSituacao; isPausado: boolean }) => (
  <>
    <Badge dot tone={tons[props.situacao]}>
      {text.situacoes[props.situacao]}
    </Badge>{' '}
    {props.isPausado && <Badge tone="alerta">{text.pausado}</Badge>}
  </>
);
