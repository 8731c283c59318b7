import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDia } from '@trevo/client/format.ts';
import { Badge, type BadgeProps } from '@trevo/ui/feedback/Badge.tsx';
import { quizText as text } from '../quiz.text.ts';
import { type Cedula, toEstado } from '../quiz.wire.ts';
import styles from './CedulaCard.module.css';

const tones: Readonly<Record<keyof typeof text.estados, BadgeProps['tone']>> = {
  aberta: 'marca',
  comecada: 'alerta',
  respondida: 'sucesso',
  encerrada: 'neutro',
};

/** Card of a ballot: topic, deadline, reward and progress. */
export function CedulaCard({ cedula, isComecada, to }: { cedula: Cedula; isComecada: boolean; to: string }) {
  const hoje = toSaoPaulo(useAgora()).dia;
  const estado = toEstado(cedula);
  const shown = estado === 'aberta' && isComecada ? 'comecada' : estado;
  const dia = formatDia(cedula.dataLimite, hoje);
  const maximo = cedula.pontosMaximos;
  const vale = cedula.pontosPorAcerto > 0 ? text.vale(maximo) : text.valeCerto(maximo);
  const ganho = estado === 'respondida' && cedula.pontos ? text.ganhou(cedula.pontos) : null;
  return (
    <Link to={to} className={styles.card} data-apagada={estado === 'encerrada' || undefined}>
      <span className={styles.corpo}>
        <Badge tone={tones[shown]} dot>
          {text.estados[shown]}
        </Badge>
        <span className={styles.titulo}>{cedula.titulo}</span>
        <span className={styles.detalhe}>
          {text.perguntas(cedula.perguntas.length)} ·{' '}
          {estado === 'encerrada' ? text.terminou(dia) : text.ate(dia)}
        </span>
        {estado === 'aberta' && maximo > 0 && <span className={styles.pontos}>{vale}</span>}
        {ganho && <span className={styles.pontos}>{ganho}</span>}
      </span>
      <ChevronRight className={styles.seta} aria-hidden="true" />
    </Link>
  );
}
