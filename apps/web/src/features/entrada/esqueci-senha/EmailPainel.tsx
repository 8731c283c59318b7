import { Button } from '@trevo/ui/action/Button.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { NumeroPainel } from '../painel/NumeroPainel.tsx';
import { PainelMoldura } from '../painel/PainelMoldura.tsx';
import { esqueciSenhaText } from './esqueci-senha.text.ts';
import styles from './EmailPainel.module.css';
import { useEmail } from './use-email.ts';

const text = esqueciSenhaText.email;

export interface EmailPainelProps {
  usuario: string;
  onBack(): void;
  /** Returns to the entry after the e-mail was sent. */
  onDone(): void;
}

/** Sends the password reset link by e-mail and shows where it was sent. */
export function EmailPainel({ usuario, onBack, onDone }: EmailPainelProps) {
  const email = useEmail(usuario);
  if (email.destino !== null) return <Enviado email={email} onBack={onBack} onDone={onDone} />;
  return (
    <NumeroPainel
      title={text.titulo}
      subtitle={text.subtitulo}
      usuario={email.usuario}
      error={email.erro}
      actionLabel={text.enviar}
      pending={email.pending}
      pendingLabel={esqueciSenhaText.enviando}
      onChange={email.change}
      onSubmit={email.submit}
      onBack={onBack}
    >
      <LiveRegion urgent>{email.erro}</LiveRegion>
    </NumeroPainel>
  );
}

function Enviado({
  email,
  onBack,
  onDone,
}: { email: ReturnType<typeof useEmail> } & Omit<EmailPainelProps, 'usuario'>) {
  return (
    <PainelMoldura
      title={text.enviadoTitulo}
      subtitle={text.enviado(email.destino ?? '')}
      onBack={onBack}
      backLabel={esqueciSenhaText.voltar}
      footer={
        <BottomBar>
          <Button wide onClick={onDone}>
            {text.entrar}
          </Button>
          <Button
            wide
            variant="ghost"
            lockMs={1000}
            pending={email.pending}
            pendingLabel={esqueciSenhaText.enviando}
            onClick={email.resend}
          >
            {text.reenviar}
          </Button>
        </BottomBar>
      }
    >
      <p className={styles.suave}>{text.spam}</p>
      {email.news && <Notice tone={email.news.tone}>{email.news.mensagem}</Notice>}
      {/* The live region excludes the notice itself: its countdown would be announced every second. */}
      <LiveRegion>{email.news?.mensagem.replace(/\d+/, '')}</LiveRegion>
    </PainelMoldura>
  );
}
