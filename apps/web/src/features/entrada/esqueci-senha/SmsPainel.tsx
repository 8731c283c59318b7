import { useEffect, useRef } from 'react';
import type { CampanhaWire } from '../../campanha/public.ts';
import { formatContagem } from '../../consumidor/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { NumeroPainel } from '../painel/NumeroPainel.tsx';
import { PainelMoldura } from '../painel/PainelMoldura.tsx';
import { esqueciSenhaText } from './esqueci-senha.text.ts';
import { useSms } from './use-sms.ts';

const text = esqueciSenhaText.sms;

export interface SmsPainelProps {
  usuario: string;
  campanha: CampanhaWire | undefined;
  onBack(): void;
}

/** Sends a code by SMS and exchanges it for the password reset link. */
export function SmsPainel({ usuario, campanha, onBack }: SmsPainelProps) {
  const sms = useSms(usuario, campanha);
  if (sms.enviado) return <Codigo sms={sms} onBack={onBack} />;
  return (
    <NumeroPainel
      title={text.titulo}
      subtitle={text.subtitulo}
      usuario={sms.usuario}
      error={sms.erro}
      actionLabel={text.enviar}
      pending={sms.pending === 'envio'}
      pendingLabel={esqueciSenhaText.enviando}
      onChange={sms.changeUsuario}
      onSubmit={sms.submit}
      onBack={onBack}
    >
      <LiveRegion urgent>{sms.erro}</LiveRegion>
    </NumeroPainel>
  );
}

function Codigo({ sms, onBack }: { sms: ReturnType<typeof useSms>; onBack(): void }) {
  const texto = useTexto();
  const { enviado, erro, segundos, pending } = sms;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [erro]);
  const numero = enviado?.numeroTelefone ?? '';
  const reenviado = texto(text.reenviado.id, text.reenviado.texto);
  return (
    <PainelMoldura
      title={text.codigoTitulo}
      subtitle={enviado?.isNew ? text.enviado(numero) : text.aCaminho(numero)}
      onBack={onBack}
      backLabel={esqueciSenhaText.voltar}
      footer={
        <BottomBar>
          <Button
            wide
            variant="secondary"
            unavailable={segundos > 0}
            pending={pending === 'envio'}
            pendingLabel={esqueciSenhaText.enviando}
            onClick={sms.resend}
          >
            {segundos > 0 ? text.reenviarEm(formatContagem(segundos)) : text.reenviar}
          </Button>
        </BottomBar>
      }
    >
      <Field label={text.codigo} error={erro} hint={pending === 'conferencia' ? text.conferindo : undefined}>
        <CodeInput
          ref={input}
          value={sms.codigo}
          onValueChange={sms.changeCodigo}
          onComplete={sms.verify}
          aria-busy={pending === 'conferencia' || undefined}
        />
      </Field>
      {sms.isResent && <Notice tone="sucesso">{reenviado}</Notice>}
      <LiveRegion>{sms.isResent ? reenviado : ''}</LiveRegion>
      <LiveRegion urgent>{erro}</LiveRegion>
    </PainelMoldura>
  );
}
