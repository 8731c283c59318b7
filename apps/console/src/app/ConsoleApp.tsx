import { LinkComoBotao } from '../platform/screen/LinkComoBotao.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Toasts } from '@trevo/ui/feedback/toast/Toasts.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { usePermissao } from '../platform/session/permissao.ts';
import { avisos } from '../platform/screen/avisos-store.ts';
import { consolePlatformText } from '../platform/console-platform.text.ts';
import { ComSessao } from './sessao/ComSessao.tsx';
import { ConfirmacaoDialog } from './sessao/ConfirmacaoDialog.tsx';
import { consoleText as text } from './console.text.ts';
import type { Rota } from './rota.ts';
import { isAberta, rotas } from './rotas.tsx';
import { PropostaDialog } from './PropostaDialog.tsx';
import { TelaFalha } from './TelaFalha.tsx';
import { TelaEspera } from './TelaEspera.tsx';

const Entrar = lazy(() =>
  import('../features/acesso/EntrarScreen.tsx').then((m) => ({ default: m.EntrarScreen })),
);
const Convite = lazy(() =>
  import('../features/acesso/ConviteScreen.tsx').then((m) => ({ default: m.ConviteScreen })),
);

const Recuperar = lazy(() =>
  import('../features/acesso/RecuperarScreen.tsx').then((m) => ({ default: m.RecuperarScreen })),
);

/** Renders the screens: sign-in, invitation and recovery alone, all others in the frame of a signed-in operator. */
export function ConsoleApp() {
  return (
    <>
      <Suspense fallback={<TelaEspera />}>
        <Routes>
          <Route path="/entrar" element={<Entrar />} />
          <Route path="/convite" element={<Convite />} />
          <Route path="/recuperar" element={<Recuperar />} />
          <Route element={<ComSessao />}>
            {rotas.map((rota) => (
              <Route key={rota.path} path={rota.path} element={<TelaDaRota key={rota.path} rota={rota} />} />
            ))}
            <Route path="*" element={<SemTela words={text.naoEncontrada} />} />
          </Route>
        </Routes>
      </Suspense>
      <PropostaDialog />
      <ConfirmacaoDialog />
      <Toasts store={avisos} label={text.avisos} closeLabel={consolePlatformText.fechar} />
    </>
  );
}

function TelaDaRota({ rota }: { rota: Rota }) {
  const isPermitido = usePermissao();
  if (!isAberta(rota, isPermitido)) return <SemTela words={text.semPermissao} />;
  return (
    <TelaFalha>
      <Suspense fallback={<TelaEspera />}>
        <rota.Screen />
      </Suspense>
    </TelaFalha>
  );
}

function SemTela({ words }: { words: { titulo: string; mensagem: string; acao: string } }) {
  return (
    <EmptyState
      heading="h1"
      illustration="search"
      title={words.titulo}
      message={words.mensagem}
      action={<LinkComoBotao to="/">{words.acao}</LinkComoBotao>}
    />
  );
}
