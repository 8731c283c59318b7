import { getEmailSuporte } from '@trevo/config/configuracao-questions';
import { KeyRound } from 'lucide-react';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../../../shared/configuracao/use-texto.ts';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { entradaText } from '../entrada.text.ts';
import styles from './EsqueciSenhaModal.module.css';

/** How to get a new password today: by writing to the campaign. */
export function EsqueciSenhaModal({ open, onClose }: { open: boolean; onClose(): void }) {
  const email = getEmailSuporte(useConfiguracao());
  const texto = useTexto();
  const { esqueciSenha, esqueciSenhaModal } = entradaText;
  return (
    <InfoModal
      open={open}
      onClose={onClose}
      icon={<KeyRound />}
      title={texto(esqueciSenha.id, esqueciSenha.texto)}
      message={email ? esqueciSenhaModal.comEmail : esqueciSenhaModal.semEmail}
    >
      {email && (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </InfoModal>
  );
}
