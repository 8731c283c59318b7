import { getEmailSuporte } from '@trevo/config/configuracao-questions';
import { KeyRound } from 'lucide-react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { esqueciSenhaText as text } from './esqueci-senha.text.ts';
import styles from './EsqueciSenha.module.css';

/** The campaign's support creates the new password: whom to write to. */
export function SuporteModal({ onClose }: { onClose(): void }) {
  const email = getEmailSuporte(useConfiguracao());
  const texto = useTexto();
  return (
    <InfoModal
      open
      onClose={onClose}
      icon={<KeyRound />}
      title={texto(text.titulo.id, text.titulo.texto)}
      message={email ? text.suporte : text.semSuporte}
    >
      {email && (
        <a className={styles.suporte} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </InfoModal>
  );
}
