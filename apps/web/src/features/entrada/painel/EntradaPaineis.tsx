import { useNavigate } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { EmailPainel } from '../esqueci-senha/EmailPainel.tsx';
import { EscolhaPainel, findRecuperacao, SuporteModal } from '../esqueci-senha/EscolhaPainel.tsx';
import { SmsPainel } from '../esqueci-senha/SmsPainel.tsx';
import { CadastroPainel, PreCadastroPainel } from './CadastroPainel.tsx';
import type { EntradaPainelState, PainelProps } from './use-entrada-painel.ts';
import { LoginPainel } from './LoginPainel.tsx';
import { PainelDialog } from './PainelMoldura.tsx';

/** Renders the panel that is open over the entry. */
export function EntradaPaineis(props: PainelProps & { current: EntradaPainelState }) {
  const { current, paineis } = props;
  const recuperacao = findRecuperacao(useConfiguracao());
  if (current.painel === 'esqueciSenha' && recuperacao === 'suporte') {
    return <SuporteModal onClose={paineis.close} />;
  }
  return (
    <PainelDialog onClose={paineis.close}>
      <Content {...props} />
    </PainelDialog>
  );
}

function Content(props: PainelProps & { current: EntradaPainelState }) {
  const { current, paineis, bloqueio } = props;
  const { painel, usuario } = current;
  const navigate = useNavigate();
  const recuperacao = findRecuperacao(useConfiguracao());
  const email = (
    <EmailPainel
      usuario={usuario}
      onBack={paineis.close}
      onDone={() => void navigate(appPaths.raiz, { replace: true })}
    />
  );
  switch (painel) {
    case 'login':
      return <LoginPainel {...props} />;
    case 'cadastro':
      return <CadastroPainel {...props} />;
    case 'esqueciSenha':
      if (recuperacao === 'email') return email;
      return (
        <EscolhaPainel
          onBack={paineis.close}
          onChoose={(canal) =>
            paineis.open(canal === 'sms' ? 'esqueciSenhaSms' : 'esqueciSenhaEmail', usuario)
          }
        />
      );
    case 'esqueciSenhaEmail':
      return email;
    case 'esqueciSenhaSms':
      return <SmsPainel usuario={usuario} campanha={bloqueio.campanha} onBack={paineis.close} />;
    default:
      return <PreCadastroPainel key={painel} passo={painel} paineis={paineis} />;
  }
}
