import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import type { Sorteio } from './sorteio-address.ts';
import { sorteioConsoleText as text } from './sorteio-console.text.ts';

const tons = {
  SEM_REGRA: 'neutro',
  ABERTO: 'neutro',
  A_CONGELAR: 'alerta',
  CONGELADO: 'info',
  COM_RESULTADO: 'info',
  APURADO: 'alerta',
  CONFIRMADO: 'sucesso',
} as const;

/** The state of a draw. */
export const SituacaoSorteio = ({ situacao }: Pick<Sorteio, 'situacao'>) => (
  <Badge dot tone={tons[situacao]}>
    {text.situacoes[situacao]}
  </Badge>
);
