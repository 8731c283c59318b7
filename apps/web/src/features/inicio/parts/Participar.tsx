import { isNovoMenuEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { listAcoes, NotaLink, type Participacao } from '../../participacao/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import styles from './Participar.module.css';

/**
 * What can be done now: the quickest way of taking part, and the typed key beside it; or why nothing can, in the
 * campaign's words. Where the menu has its own large button for it, both ways are quiet here.
 */
export function Participar({ participacao }: { participacao: Participacao }) {
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
  const isQuiet = isNovoMenuEnabled(configuracao);
  const digitar = outras.find(({ forma }) => forma === 'digitacaoManual');
  const look = isQuiet ? ({ variant: 'ghost', size: 'small' } as const) : { wide: true };
  return (
    <div className={isQuiet ? styles.quiet : styles.participar}>
      <NotaLink {...look} to={principal.path} icon={principal.icon}>
        {principal.titulo}
      </NotaLink>
      {digitar && (
        <NotaLink {...look} to={digitar.path} variant="ghost" icon={digitar.icon}>
          {digitar.titulo}
        </NotaLink>
      )}
    </div>
  );
}
