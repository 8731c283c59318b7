import {
  getLinkCadastroAssociado,
  isAssociadoEnabled,
  isFacebookEnabled,
  isGoogleEnabled,
} from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { entradaText as text } from '../entrada.text.ts';
import { FacebookButton } from '../facebook/FacebookButton.tsx';
import styles from './OutrasEntradas.module.css';

/** The other doors: Facebook, Google (which only leads to a new password), and the companies' own sign-up. */
export function OutrasEntradas({ onForgot }: { onForgot(): void }) {
  const configuracao = useConfiguracao();
  const hasGoogle = isGoogleEnabled(configuracao);
  const empresa = isAssociadoEnabled(configuracao) ? getLinkCadastroAssociado(configuracao) : null;
  const hasSocial = isFacebookEnabled(configuracao) || hasGoogle;
  if (!hasSocial && !empresa) return null;
  return (
    <div className={styles.outras}>
      {hasSocial && <p className={styles.ou}>{text.ou}</p>}
      <FacebookButton />
      {hasGoogle && (
        <Button wide variant="secondary" icon={<GoogleMark />} onClick={onForgot}>
          {text.google}
        </Button>
      )}
      {empresa && (
        <a className={styles.empresa} href={empresa}>
          {text.empresa}
        </a>
      )}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 10.4v3.4h4.8c-.5 2.1-2.3 3.5-4.8 3.5a5.3 5.3 0 1 1 3.5-9.3l2.5-2.5A8.8 8.8 0 1 0 12 20.8c5.1 0 8.6-3.6 8.6-8.7 0-.6 0-1.1-.2-1.7H12Z" />
    </svg>
  );
}
