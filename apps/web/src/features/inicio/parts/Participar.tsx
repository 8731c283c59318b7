import { isNovoMenuEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { listAcoes, NotaLink, type Participacao } from '../../participacao/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import styles from './Participar.module.css';

/**
 * Primary way to take part with the manual entry beside it, or the campaign's reason why taking part is
 * impossible. Both are secondary buttons when the menu has the large primary button.
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
