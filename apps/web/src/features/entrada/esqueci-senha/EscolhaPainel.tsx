import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isCamposModificaveis,
  isEmailObrigatorio,
  getEmailSuporte,
  isSmsRedefinicaoEnabled,
} from '@trevo/config/configuracao/telas-questions';
import { KeyRound, Mail, MessageSquareText } from 'lucide-react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { PainelMoldura } from '../painel/PainelMoldura.tsx';
import styles from './EmailPainel.module.css';
import { esqueciSenhaText } from './esqueci-senha.text.ts';

export interface EscolhaPainelProps {
  onChoose(canal: 'email' | 'sms'): void;
  onBack(): void;
}

/** Choice between e-mail and SMS. */
export function EscolhaPainel({ onChoose, onBack }: EscolhaPainelProps) {
  return (
    <PainelMoldura
      title={esqueciSenhaText.escolha.titulo}
      subtitle={esqueciSenhaText.escolha.subtitulo}
      onBack={onBack}
      backLabel={esqueciSenhaText.voltar}
    >
      <div className={styles.canais}>
        <Card padding="none">
          <ListRow
            leading={<Mail />}
            title={esqueciSenhaText.escolha.email}
            detail={esqueciSenhaText.escolha.emailDetalhe}
            onClick={() => onChoose('email')}
          />
        </Card>
        <Card padding="none">
          <ListRow
            leading={<MessageSquareText />}
            title={esqueciSenhaText.escolha.sms}
            detail={esqueciSenhaText.escolha.smsDetalhe}
            onClick={() => onChoose('sms')}
          />
        </Card>
      </div>
    </PainelMoldura>
  );
}

/** Shows the support contact of a campaign with password resets by support. */
export function SuporteModal({ onClose }: { onClose(): void }) {
  const email = getEmailSuporte(useConfiguracao());
  const texto = useTexto();
  return (
    <InfoModal
      open
      onClose={onClose}
      icon={<KeyRound />}
      title={texto(esqueciSenhaText.titulo.id, esqueciSenhaText.titulo.texto)}
      message={email ? esqueciSenhaText.suporte : esqueciSenhaText.semSuporte}
    >
      {email && (
        <a className={styles.suporte} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </InfoModal>
  );
}

/**
 * Returns how a forgotten password is recovered. Where the profile can be changed freely and requires no e-mail, an
 * e-mail proves nothing, so the support does it. Else by e-mail, or by the user's choice where SMS is allowed.
 */
export function findRecuperacao(c: Configuracao): 'suporte' | 'escolha' | 'email' {
  if (isCamposModificaveis(c) && !isEmailObrigatorio(c)) return 'suporte';
  return isSmsRedefinicaoEnabled(c) ? 'escolha' : 'email';
}
