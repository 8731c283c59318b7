import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { CalendarDays } from 'lucide-react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDia } from '@trevo/client/format.ts';
import { inicioText as text } from '../inicio.text.ts';
import { pertoDias } from '../to-ordem-inicio.ts';
import styles from './Prazo.module.css';

export interface PrazoProps {
  diasRestantes: number;
  /** The last day, `yyyy-mm-dd`. */
  ate: string;
}

/** Deadline for registering receipts. */
export function Prazo({ diasRestantes, ate }: PrazoProps) {
  const agora = useAgora();
  return (
    <p className={styles.prazo} data-urgent={diasRestantes <= pertoDias || undefined}>
      <CalendarDays aria-hidden="true" />
      <span>
        <strong>{diasRestantes === 0 ? text.ultimoDia : text.faltam(diasRestantes)}</strong>{' '}
        {text.ate(formatDia(ate, toSaoPaulo(agora).dia))}
      </span>
    </p>
  );
}
