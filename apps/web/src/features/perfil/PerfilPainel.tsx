import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTelaAposEscanear } from '@trevo/config/configuracao/configuracao-questions';
import { isInstagramEnabled, isPicPayEnabled } from '@trevo/config/configuracao/telas-questions';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../platform/api/use-call.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../platform/lista/ListaErro.tsx';
import { findDestination } from '../../platform/navigation/paths/find-destination.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { EXIT_MS } from '@trevo/ui/dialog/use-dialog.ts';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { useConsumidor } from '../consumidor/public.ts';
import styles from './parts/PerfilFormulario.module.css';
import { PerfilFormulario } from './parts/PerfilFormulario.tsx';
import { PerfilFoto } from './parts/PerfilFoto.tsx';
import { toForm } from './perfil-form.ts';
import { listFaltas } from './perfil-secoes.ts';
import { perfilText as text } from './perfil.text.ts';

/** Panel to complete or change the consumidor's own data. */
export function PerfilPainel({ onClose }: { onClose: () => void }) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const formId = useId();
  const [pending, setPending] = useState(false);
  const [mensagem, setMensagem] = useState<string | null>(null);
  const [wanted] = useState(paineis.getCampos);
  const { consumidor, dinamicas, error, isFetching, refetch, renewFoto } = usePerfilQueries();
  const isNewsShown = useLater(mensagem !== null);
  const isMissing =
    consumidor !== undefined && listFaltas(toForm(consumidor, [], configuracao), configuracao).length > 0;

  function leave(): void {
    onClose();
    const path = pendingPath.take() ?? findNext(configuracao);
    if (path) void navigate(path);
  }

  return (
    <>
      <Sheet
        size="form"
        open={mensagem === null}
        onClose={onClose}
        title={isMissing ? texto(text.titulo.id, text.titulo.texto) : text.tituloCompleto}
        closeLabel={text.fechar}
        actions={
          consumidor &&
          dinamicas && (
            <Button
              wide
              type="submit"
              form={formId}
              lockMs={1000}
              pending={pending}
              pendingLabel={text.salvando}
            >
              {texto(text.salvar.id, text.salvar.texto)}
            </Button>
          )
        }
      >
        {consumidor && dinamicas ? (
          <>
            <PerfilFoto consumidor={consumidor} onFotoFail={renewFoto} />
            <PerfilFormulario
              id={formId}
              consumidor={consumidor}
              dinamicas={dinamicas}
              wanted={wanted}
              pending={pending}
              onPendingChange={setPending}
              onSave={setMensagem}
            />
          </>
        ) : error ? (
          <ListaErro error={error} pending={isFetching} onRetry={refetch} />
        ) : (
          <PerfilSkeleton />
        )}
      </Sheet>
      <InfoModal
        open={isNewsShown}
        onClose={leave}
        tone="sucesso"
        title={text.prontinho}
        message={mensagem}
      />
    </>
  );
}

/**
 * Returns the screen that the campaign configures for after a receipt, which also follows the profile; undefined
 * stays here.
 */
const findNext = (c: Configuracao): string | undefined =>
  getTelaAposEscanear(c) === null ? undefined : findDestination(c, { momento: 'aposEscanear' });

/** Loads the initial values of the form; they stay fixed while it is open, even if the queries refetch. */
function usePerfilQueries() {
  const c = useConfiguracao();
  const usuario = useSession()?.usuario ?? '';
  const hasDinamicas = isPicPayEnabled(c) || isInstagramEnabled(c);
  const perfil = useConsumidor();
  const dinamica = useCall(
    'cupom.consumidor',
    { params: { telefone: usuario } },
    { enabled: usuario !== '' && hasDinamicas },
  );
  return {
    consumidor: perfil.data,
    dinamicas: hasDinamicas ? dinamica.data?.dinamicaCupom : [],
    error: perfil.error ?? dinamica.error,
    isFetching: perfil.isFetching || dinamica.isFetching,
    renewFoto: () => void perfil.refetch(),
    refetch() {
      if (perfil.error) void perfil.refetch();
      if (dinamica.error) void dinamica.refetch();
    },
  };
}

function useLater(isWanted: boolean): boolean {
  const [isNow, setNow] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // Closes the form before the success message appears.
    const timer = setTimeout(() => setNow(true), EXIT_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isNow;
}

/** Loading skeleton of the form. */
function PerfilSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.esqueleto}>
      <div className={styles.pessoa}>
        <Skeleton shape="circle" width="6rem" height="6rem" />
        <Skeleton width="9rem" height="1.5rem" />
      </div>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.pessoa}>
          <Skeleton shape="circle" />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
