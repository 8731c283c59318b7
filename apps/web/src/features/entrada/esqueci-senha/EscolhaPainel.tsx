import { Mail, MessageSquareText } from 'lucide-react';
import { Card } from '../../../ui/display/Card.tsx';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import { PainelMoldura } from '../painel/PainelMoldura.tsx';
import { esqueciSenhaText } from './esqueci-senha.text.ts';
import styles from './EsqueciSenha.module.css';

const text = esqueciSenhaText.escolha;

export interface EscolhaPainelProps {
  onChoose(canal: 'email' | 'sms'): void;
  onBack(): void;
}

/** By e-mail or by SMS. */
export function EscolhaPainel({ onChoose, onBack }: EscolhaPainelProps) {
  return (
    <PainelMoldura
      title={text.titulo}
      subtitle={text.subtitulo}
      onBack={onBack}
      backLabel={esqueciSenhaText.voltar}
    >
      <div className={styles.canais}>
        <Card padding="none">
          <ListRow
            leading={<Mail />}
            title={text.email}
            detail={text.emailDetalhe}
            onClick={() => onChoose('email')}
          />
        </Card>
        <Card padding="none">
          <ListRow
            leading={<MessageSquareText />}
            title={text.sms}
            detail={text.smsDetalhe}
            onClick={() => onChoose('sms')}
          />
        </Card>
      </div>
    </PainelMoldura>
  );
}
