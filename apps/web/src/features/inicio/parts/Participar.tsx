import { getMenuAcoes, isNovoMenuEnabled } from '@trevo/config/configuracao-questions';
import { Keyboard, QrCode } from 'lucide-react';
import { NotaLink, type Participacao } from '../../participacao/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { inicioText as text } from '../inicio.text.ts';
import styles from './Participar.module.css';

/**
 * What can be done now: scan, or type; or why nothing can, in the campaign's words. Where the menu has its own large
 * button for it, both ways are quiet here.
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
  if (participacao.situacao !== 'aberta') return null;
  if (isNovoMenuEnabled(configuracao) && Object.values(getMenuAcoes(configuracao)).some(Boolean)) {
    return (
      <div className={styles.quiet}>
        <NotaLink to={appPaths.escanear} variant="ghost" size="small" icon={<QrCode />}>
          {text.escanear}
        </NotaLink>
        <NotaLink to={appPaths.digitacaoManual} variant="ghost" size="small" icon={<Keyboard />}>
          {text.digitar}
        </NotaLink>
      </div>
    );
  }
  return (
    <div className={styles.participar}>
      <NotaLink to={appPaths.escanear} wide icon={<QrCode />}>
        {text.escanear}
      </NotaLink>
      <NotaLink to={appPaths.digitacaoManual} wide variant="ghost" icon={<Keyboard />}>
        {text.digitar}
      </NotaLink>
    </div>
  );
}
