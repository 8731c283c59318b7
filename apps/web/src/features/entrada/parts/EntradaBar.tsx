import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { entradaText as text } from '../entrada.text.ts';
import type { Modals } from '../use-modal.ts';
import styles from './EntradaForm.module.css';

/**
 * The links stand under the bar: with large letters they scroll away, and the button stays. Without a button, which then
 * stands under its field, there is no bar.
 */
export function EntradaBar({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.footer}>
      {children && <BottomBar>{children}</BottomBar>}
      {links}
    </div>
  );
}

/** The texts that anybody may read before signing up. */
export function Documentos() {
  return (
    <nav className={styles.links} aria-label={text.documentos}>
      <Link to={appPaths.regulamento}>{text.regulamento}</Link>
      <Link to={appPaths.politicaPrivacidade}>{text.politicaPrivacidade}</Link>
    </nav>
  );
}

/** The way from signing in to signing up. */
export function CriarConta({ onCreate }: { onCreate(): void }) {
  return (
    <p className={styles.links}>
      <span>{text.primeiraVez}</span>
      <button type="button" onClick={onCreate}>
        {text.criarConta}
      </button>
    </p>
  );
}

/** What the entry has to say in a modal. */
export function EntradaModalView({ modals: { modal, close, act } }: { modals: Modals }) {
  return (
    <InfoModal
      open={modal !== null}
      onClose={close}
      tone="alerta"
      icon={modal?.isOffline ? <WifiOff /> : undefined}
      title={modal?.titulo}
      message={modal?.mensagem}
    >
      {modal?.cura && <p className={styles.cura}>{modal.cura}</p>}
      {modal?.acao && (
        <Button wide variant="ghost" onClick={act}>
          {modal.acao.texto}
        </Button>
      )}
    </InfoModal>
  );
}
