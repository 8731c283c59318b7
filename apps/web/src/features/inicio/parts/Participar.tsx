import { isNovoMenuEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { listAcoes, NotaLink, type Participacao } from '../../participacao/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './Participar.module.css';

export interface ParticiparProps {
  participacao: Participacao;
  /** Whether the user has not sent a receipt yet: then this is the task of the screen. */
  isPrimeira?: boolean;
}

/**
 * Primary way to take part with the manual entry beside it, or the campaign's reason why taking part is
 * impossible. Both are secondary buttons when the menu has the large primary button.
 */
export function Participar({ participacao, isPrimeira = false }: ParticiparProps) {
  const configuracao = useConfiguracao();
  if (participacao.situacao === 'bloqueada') {
    return (
      <Notice tone="alerta" title={participacao.titulo}>
        {participacao.mensagem}
      </Notice>
    );
  }
  const [principal, ...outras] = listAcoes(configuracao);
  if (participacao.situacao !== 'aberta' || !principal) return null;
  const hasMenuButton = isNovoMenuEnabled(configuracao);
  const isQuiet = hasMenuButton && !isPrimeira;
  const digitar = outras.find(({ forma }) => forma === 'digitacaoManual');
  const look = isQuiet
    ? ({ variant: 'ghost', size: 'small' } as const)
    : ({ wide: true, variant: hasMenuButton ? 'secondary' : 'primary' } as const);
  return (
    <div className={isQuiet ? styles.quiet : styles.participar}>
      <NotaLink {...look} to={principal.path} icon={principal.icon}>
        {isPrimeira && principal.forma === 'escanear' ? text.primeiraNota : principal.titulo}
      </NotaLink>
      {digitar && (
        <NotaLink {...look} to={digitar.path} variant="ghost" icon={digitar.icon}>
          {digitar.titulo}
        </NotaLink>
      )}
    </div>
  );
}
