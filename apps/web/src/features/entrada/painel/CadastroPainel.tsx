import { getPrimeiroNome } from '@trevo/rules/nome';
import { facebookInfo } from '../../cadastro/public.ts';
import { entradaText } from '../entrada.text.ts';
import { EntradaModalView } from '../parts/EntradaModalView.tsx';
import { useEntrar } from '../use-entrar.ts';
import { useModal } from '../use-modal.ts';
import { useNumero } from '../use-numero.ts';
import { useVerificar } from '../use-verificar.ts';
import type { PainelProps } from './painel-props.ts';
import { NumeroPainel } from './NumeroPainel.tsx';

const text = entradaText.painelCadastro;

/** Where a registration begins when no number was typed yet: after Facebook, or from the login screen. */
export function CadastroPainel({ query, bloqueio, tipo, paineis }: PainelProps) {
  const modals = useModal();
  const entrar = useEntrar({ tipo, tela: query.tela, loginBloqueio: bloqueio.loginMensagem, modals });
  const numero = useNumero(query.usuario);
  const facebook = facebookInfo.get();
  const { email, nome } = facebook ?? {};
  const verificar = useVerificar({
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
