import { CalendarDays, Keyboard, QrCode } from 'lucide-react';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { NotaLink, type Participacao } from '../../participacao/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDia } from '../../../platform/format/format.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './Participar.module.css';

/** What can be done now: scan, or type; or why nothing can, in the campaign's words. */
export function Participar({ participacao }: { participacao: Participacao }) {
  const agora = useAgora();
  if (participacao.situacao === 'bloqueada') {
    return (
      <Notice tone="alerta" title={participacao.titulo}>
        {participacao.mensagem}
      </Notice>
    );
  }
  if (participacao.situacao !== 'aberta') return null;
  const { campanha, diasRestantes } = participacao;
  return (
    <div className={styles.participar}>
      <NotaLink to={appPaths.escanear} wide icon={<QrCode />}>
        {text.escanear}
      </NotaLink>
      <NotaLink to={appPaths.digitacaoManual} wide variant="ghost" icon={<Keyboard />}>
        {text.digitar}
      </NotaLink>
      <p className={styles.prazo} data-urgent={diasRestantes <= 7 || undefined}>
        <CalendarDays aria-hidden="true" />
        <span>
          <strong>{diasRestantes === 0 ? text.ultimoDia : text.faltam(diasRestantes)}</strong>{' '}
          {text.ate(formatDia(campanha.dataFinalCompras, toSaoPaulo(agora).dia))}
        </span>
      </p>
    </div>
  );
}
