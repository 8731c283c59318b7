import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import {
  facebookInfo,
  MolduraContext,
  type MolduraProps,
  type Passo,
  type PassoNavegacao,
  PassoPorNome,
  PreCadastroFluxo,
} from '../../cadastro/public.ts';
import { entradaText } from '../entrada.text.ts';
import { EntradaModalView } from '../parts/EntradaBar.tsx';
import { useEntrar } from '../use-entrar.ts';
import { useModal } from '../use-modal.ts';
import { useNumero, useVerificar } from '../use-numero.ts';
import { NumeroPainel } from './NumeroPainel.tsx';
import { PainelMoldura } from './PainelMoldura.tsx';
import type { EntradaPaineisControl, PainelProps } from './use-entrada-painel.ts';

const text = entradaText.painelCadastro;

/** Asks for the number of a registration that started without one: after Facebook, or from the login screen. */
export function CadastroPainel({ query, bloqueio, tipo, paineis }: PainelProps) {
  const modals = useModal();
  const entrar = useEntrar({
    tipo,
    tela: query.tela,
    loginBloqueio: bloqueio.loginBloqueio,
    modals,
    onForgot: (usuario) => paineis.open('esqueciSenha', usuario),
  });
  const numero = useNumero(query.usuario);
  const facebook = facebookInfo.get();
  const { email, nome } = facebook ?? {};
  const verificar = useVerificar({
    entrar,
    modals,
    cadastroBloqueio: bloqueio.mensagem,
    loginBloqueio: bloqueio.loginBloqueio,
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
  return (
    <NumeroPainel
      title={text.titulo}
      subtitle={facebook ? text.subtituloFacebook(getPrimeiroNome(facebook.nome)) : text.subtitulo}
      usuario={numero.usuario}
      error={numero.erro}
      actionLabel={text.continuar}
      pending={entrar.pending}
      pendingLabel={entradaText.verificando}
      onChange={numero.change}
      onSubmit={() => {
        if (!numero.isRight()) return false;
        void verificar(numero.usuario);
        return true;
      }}
      onBack={paineis.close}
    >
      <EntradaModalView modals={modals} />
    </NumeroPainel>
  );
}

const drawPainel = (props: MolduraProps) => <PainelMoldura {...props} />;

export interface PreCadastroPainelProps {
  /** A single step, or all steps in the campaign's order. */
  passo: Passo | 'preCadastro';
  paineis: EntradaPaineisControl;
}

/** Steps before the form, in a panel over the entry. */
export function PreCadastroPainel({ passo, paineis }: PreCadastroPainelProps) {
  const navegacao = usePainelNavegacao(paineis);
  return (
    <MolduraContext value={drawPainel}>
      {passo === 'preCadastro' ? (
        <PreCadastroFluxo navegacao={navegacao} />
      ) : (
        <PassoPorNome passo={passo} navegacao={navegacao} />
      )}
    </MolduraContext>
  );
}

/** Navigates between the steps by changing the panel; the form is a separate screen. */
function usePainelNavegacao({ open, close }: EntradaPaineisControl): PassoNavegacao {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      goTo(passo, { replace = false } = {}) {
        if (passo === 'formulario') void navigate(appPaths.cadastro, { replace });
        else open(passo, '', { replace });
      },
      goBack: close,
    }),
    [navigate, open, close],
  );
}
