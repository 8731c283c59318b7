import { getPrimeiroNome } from '@trevo/rules/nome';
import { useId, useRef, type FormEvent } from 'react';
import { facebookInfo } from '../../../shared/cadastro/facebook-info.ts';
import { IdentificacaoField } from '../../../shared/identificacao/IdentificacaoField.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { entradaText } from '../entrada.text.ts';
import { EntradaModalView } from '../parts/EntradaModalView.tsx';
import { useEntrar } from '../use-entrar.ts';
import { useModal } from '../use-modal.ts';
import { useNumero } from '../use-numero.ts';
import { createVerificar } from '../verificar.ts';
import type { PainelProps } from './painel-props.ts';
import { PainelMoldura } from './PainelMoldura.tsx';

const text = entradaText.painelCadastro;

/** Where a registration begins when no number was typed yet: after Facebook, or from the login screen. */
export function CadastroPainel({ query, bloqueio, tipo, paineis }: PainelProps) {
  const modals = useModal();
  const entrar = useEntrar({ tipo, tela: query.tela, loginBloqueio: bloqueio.loginMensagem, modals });
  const numero = useNumero(query.usuario);
  const facebook = facebookInfo.get();
  const { email, nome } = facebook ?? {};
  const verificar = createVerificar({
    entrar,
    modals,
    cadastroBloqueio: bloqueio.mensagem,
    known: {
      ...query.cadastro,
      ...(nome ? { nome } : {}),
      ...(email ? { email } : {}),
      isFacebook: facebook !== undefined,
    },
    onExists: () =>
      modals.show({ mensagem: text.jaExiste, onClose: () => paineis.open('login', numero.usuario) }),
    onNew: () => paineis.open('preCadastro'),
  });
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!numero.isRight()) input.current?.focus();
    else void verificar(numero.usuario);
  }

  return (
    <PainelMoldura
      title={text.titulo}
      subtitle={facebook ? text.subtituloFacebook(getPrimeiroNome(facebook.nome)) : text.subtitulo}
      onBack={paineis.close}
      backLabel={entradaText.voltar}
      footer={
        <BottomBar>
          <Button
            type="submit"
            form={formId}
            wide
            lockMs={1000}
            pending={entrar.pending}
            pendingLabel={entradaText.verificando}
          >
            {text.continuar}
          </Button>
        </BottomBar>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <IdentificacaoField
          inputRef={input}
          value={numero.usuario}
          onValueChange={numero.change}
          error={numero.erro}
          required
          large
          enterKeyHint="go"
        />
      </form>
      <EntradaModalView modals={modals} />
    </PainelMoldura>
  );
}
