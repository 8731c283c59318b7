import { useId, useRef, type FormEvent } from 'react';
import { IdentificacaoField } from '../../consumidor/public.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { entradaText as text } from '../entrada.text.ts';
import styles from '../parts/EntradaForm.module.css';
import { EntradaModalView } from '../parts/EntradaBar.tsx';
import { SenhaPasso, useSenha } from '../parts/SenhaPasso.tsx';
import { useEntrar } from '../use-entrar.ts';
import { useModal } from '../use-modal.ts';
import { useNumero } from '../use-numero.ts';
import type { PainelProps } from './use-entrada-painel.ts';
import { PainelMoldura } from './PainelMoldura.tsx';

/** Panel with number and password together. */
export function LoginPainel({ query, bloqueio, tipo, paineis }: PainelProps) {
  const modals = useModal();
  const forgot = (usuario: string) => paineis.open('esqueciSenha', usuario);
  const entrar = useEntrar({
    tipo,
    tela: query.tela,
    loginBloqueio: bloqueio.loginBloqueio,
    modals,
    onForgot: forgot,
  });
  const numero = useNumero(paineis.current?.usuario || query.usuario);
  const senha = useSenha({ numero, entrar, modals });
  const inputs = { numero: useRef<HTMLInputElement>(null), senha: useRef<HTMLInputElement>(null) };
  const formId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (senha.submit() === 'usuario') inputs.numero.current?.focus();
  }

  return (
    <PainelMoldura
      title={text.painelLogin.titulo}
      subtitle={text.painelLogin.subtitulo}
      onBack={paineis.close}
      backLabel={text.voltar}
      footer={
        <BottomBar>
          <Button
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={entrar.pending}
            pendingLabel={text.entrando}
          >
            {modals.toTexto(text.entrarLogin)}
          </Button>
        </BottomBar>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <IdentificacaoField
          inputRef={inputs.numero}
          value={numero.usuario}
          onValueChange={numero.change}
          error={numero.erro}
          large
          enterKeyHint="next"
        />
        <SenhaPasso
          inputRef={inputs.senha}
          value={senha.senha}
          onValueChange={senha.change}
          error={senha.erro}
          forgotLabel={modals.toTexto(text.esqueciSenha)}
          onForgot={() => forgot(numero.usuario)}
        />
      </form>
      <EntradaModalView modals={modals} />
    </PainelMoldura>
  );
}
