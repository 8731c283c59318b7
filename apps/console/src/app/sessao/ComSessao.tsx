import { isOffline } from '@trevo/client/api-error.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { queries } from '../../platform/api/console-client.ts';
import { choosePromotora, promotoraStore } from '../../platform/session/promotora-store.ts';
import { type Sessao, sessaoStore } from '../../platform/session/sessao-store.ts';
import { useFirstSessao } from '../../platform/session/use-first-sessao.ts';
import { consoleText as text } from '../console.text.ts';
import { MolduraConsole } from '../MolduraConsole.tsx';
import { TelaEspera } from '../TelaEspera.tsx';
import { NovaPromotora } from '../../platform/promotora/NovaPromotora.tsx';
import { usePromotoras } from '../use-promotoras.ts';
import styles from '../MolduraConsole.module.css';

/** Renders the screens of a signed-in operator in their frame; leads to the sign-in without a session. */
export function ComSessao() {
  const sessao = useStore(sessaoStore);
  const { error, isPending, readAgain } = useFirstSessao();
  const { pathname, search } = useLocation();
  if (sessao === null) return <Navigate to="/entrar" replace state={{ de: pathname + search }} />;
  if (sessao) return <ComPromotora sessao={sessao} />;
  return (
    <main className={styles.alone}>
      {error ? (
        <ErrorState
          heading="h1"
          title={text.semConexao.titulo}
          message={error.mensagem}
          retryLabel={text.semConexao.tentarNovamente}
          onRetry={readAgain}
          pending={isPending}
          illustration={isOffline(error) ? 'offline' : 'broken'}
        />
      ) : (
        <TelaEspera />
      )}
    </main>
  );
}

/** Chooses the promoter to act for, and shows the screens for it. */
function ComPromotora({ sessao }: { sessao: Sessao }) {
  const escolhida = useStore(promotoraStore);
  const promotoras = usePromotoras(sessao);
  const isKnown = promotoras?.some(({ promotora }) => promotora === escolhida) ?? false;
  const primeira = promotoras?.[0]?.promotora;
  useEffect(() => {
    if (!isKnown && primeira !== undefined) choosePromotora(primeira);
  }, [isKnown, primeira]);
  // Answers of one operator are never shown to the next.
  useEffect(() => () => queries.clear(), [sessao.operadorID]);
  const isChosen = isKnown || promotoras?.length === 0;
  return (
    <MolduraConsole sessao={sessao} promotoras={promotoras ?? []} promotora={escolhida}>
      {!isChosen && <TelaEspera />}
      {promotoras?.length === 0 && (
        <EmptyState
          heading="h1"
          illustration="search"
          title={text.semPromotora.titulo}
          message={text.semPromotora.mensagem}
          action={<NovaPromotora />}
        />
      )}
      {isKnown && <Outlet />}
    </MolduraConsole>
  );
}
