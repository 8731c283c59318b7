import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { AvisoModal } from '../../../platform/aviso/AvisoModal.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { entradaText as text } from '../entrada.text.ts';
import type { Modals } from '../use-modal.ts';
import styles from './EntradaForm.module.css';

/**
 * Bottom bar of the entry. The links are below the bar: with large text they scroll away and the button stays.
 * Without a button, which is then below its field, no bar is rendered.
 */
export function EntradaBar({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.footer}>
      {children && <BottomBar>{children}</BottomBar>}
      {links}
    </div>
  );
}

/** Links to the documents that are readable before signing up. */
export function Documentos() {
  return (
    <nav className={styles.links} aria-label={text.documentos}>
      <Link to={appPaths.regulamento}>{text.regulamento}</Link>
      <Link to={appPaths.politicaPrivacidade}>{text.politicaPrivacidade}</Link>
    </nav>
  );
}

/** Link from the sign-in to the sign-up. */
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

/** Modal of the entry. */
export function EntradaModalView({ modals: { modal, close, act } }: { modals: Modals }) {
  return (
    <AvisoModal
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
    </AvisoModal>
  );
}
