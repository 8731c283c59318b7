import { CircleAlert, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { parseCupomPath } from '../../../platform/navigation/paths/cupom-path.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { network } from '@trevo/client/request/network-state.ts';
import { EntrarDeNovo } from '../../../platform/session/EntrarDeNovo.tsx';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { PerfilGate, useConsumidor } from '../../consumidor/public.ts';
import { DesfechoPage } from '../../documento-fiscal/public.ts';
import { codigoCupomText } from '../codigo-cupom.text.ts';
import { toCupomErro } from '../cupom-erros.ts';
import { CupomDesfecho } from '../parts/CupomDesfecho.tsx';
import { useRegisterCupom } from '../use-register-cupom.ts';

const text = codigoCupomText.link;

/**
 * Target of a coupon link that was scanned outside the app: registers the coupon at once. A consumidor with an
 * unfinished registration completes it first; the address is remembered.
 */
export function CupomEscaneadoScreen() {
  const { pathname } = useLocation();
  const { isLoading, isFetched } = useConsumidor();
  // A profile that failed to load is requested again below; the server validates the coupon in any case.
  if (isLoading && !isFetched) return <CupomEspera />;
  return (
    <PerfilGate title={codigoCupomText.titulo} pendente={pathname}>
      <Registro key={pathname} pathname={pathname} />
    </PerfilGate>
  );
}

function Registro({ pathname }: { pathname: string }) {
  const { documento, error, pending, register } = useRegisterCupom(pathname);
  const begun = useRef(false);
  const send = () => {
    const cupom = parseCupomPath(pathname);
    if (!cupom) return;
    const { ano, identificacao, numeroAleatorio } = cupom;
    register({ ano: Number(ano), identificacao, numeroAleatorio: numeroAleatorio.toUpperCase() });
  };
  useEffect(() => {
    // React's strict mode runs every effect twice in development.
    if (begun.current) return;
    begun.current = true;
    send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an address is registered once, not at every render
  }, []);

  if (documento) {
    return (
      <CupomDesfecho
        documento={documento}
        action={
          <LinkButton to={appPaths.home} wide variant="ghost" replace>
            {text.inicio}
          </LinkButton>
        }
      />
    );
  }
  return error ? <Falha error={error} pending={pending} onRetry={send} /> : <CupomEspera />;
}

function Falha({ error, pending, onRetry }: { error: ApiError; pending: boolean; onRetry(): void }) {
  const texto = useTexto();
  const { mensagem, cura, repetir } = toCupomErro(error, network.isOnline(), texto);
  const isNoCupom = error.codigo === 'requisicao.invalida';
  const isSessao = isSessaoRecusada(error.codigo);
  const isOffline = error.codigo === 'rede.semResposta';
  return (
    <DesfechoPage
      tone={repetir ? 'alerta' : 'perigo'}
      icon={isOffline ? <WifiOff /> : <CircleAlert />}
      title={isNoCupom ? text.naoECupom : text.naoFoi}
      message={isNoCupom ? text.naoECupomDetalhe : mensagem}
      actions={
        <>
          {isSessao && <EntrarDeNovo wide />}
          {repetir && (
            <Button wide pending={pending} pendingLabel={text.cadastrando} onClick={onRetry}>
              {text.tentar}
            </Button>
          )}
          <LinkButton
            to={appPaths.cadastrarCupom}
            wide
            variant={repetir || isSessao ? 'ghost' : 'primary'}
            replace
          >
            {text.digitar}
          </LinkButton>
        </>
      }
    >
      {cura && !isNoCupom && <Notice>{cura}</Notice>}
    </DesfechoPage>
  );
}

const { cadastrando } = codigoCupomText.link;

/** Skeleton in the shape of the number while the coupon is being registered. */
function CupomEspera() {
  return (
    <Page header={<PageHeader title={cadastrando} />}>
      <SkeletonGroup label={cadastrando}>
        <Skeleton shape="block" height="7rem" />
      </SkeletonGroup>
    </Page>
  );
}
