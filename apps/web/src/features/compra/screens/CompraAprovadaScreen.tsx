import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { localStore } from '../../../platform/storage/local-store.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { DocumentoDesfecho } from '../../documento-fiscal/public.ts';
import type { CompraWire } from '../compra-form.ts';
import { compraText } from '../compra.text.ts';
import { CompraDetalhes } from '../parts/CompraDetalhes.tsx';
import styles from '../parts/CompraFormulario.module.css';

const text = compraText.aprovada;

/** One purchase with its products and earnings, or its status while it is not approved. */
export function CompraAprovadaScreen() {
  const documentoFiscalID = new URLSearchParams(useLocation().search).get('documentoFiscalID') ?? '';
  const isNamed = documentoFiscalID !== '';
  const asked = useCall('produto.compra', { params: { documentoFiscalID } }, { enabled: isNamed });
  const goBack = useGoBack();
  if (asked.data) return <Aprovada key={documentoFiscalID} compra={asked.data} />;
  const codigo = asked.error?.codigo;
  const isUnknown = !isNamed || codigo === 'documentoFiscal.nenhum' || codigo === 'requisicao.invalida';
  return (
    <Page header={<PageHeader title={text.titulo} onBack={goBack} backLabel={compraText.voltar} />}>
      {isUnknown ? (
        <EmptyState
          illustration="search"
          title={text.naoEncontrada}
          message={text.naoEncontradaDetalhe}
          action={<LinkButton to={appPaths.documentosFiscais}>{text.verNotas}</LinkButton>}
        />
      ) : asked.error ? (
        <ListaErro error={asked.error} pending={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : (
        <SkeletonGroup label={compraText.carregando} className={styles.skeleton}>
          <Skeleton shape="block" height="7rem" />
          <Skeleton shape="block" height="10rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Aprovada({ compra }: { compra: CompraWire }) {
  const isApproved = compra.apuracao.status === 'VALIDO';
  // Evaluated once: a re-render must not cancel the celebration.
  const [celebrates] = useState(() => isApproved && isFirstLook(compra.documentoFiscalID));
  return (
    <DocumentoDesfecho documento={compra} titulos={compraText.titulos} celebrates={celebrates}>
      <CompraDetalhes compra={compra} />
    </DocumentoDesfecho>
  );
}

const place = 'compra.celebradas';
const maximum = 30;

/** Returns whether an approved purchase is viewed for the first time on this device, and records the view. */
function isFirstLook(documentoFiscalID: string): boolean {
  const seen = localStore.get<unknown>(place);
  const ids = Array.isArray(seen) ? seen.filter((id): id is string => typeof id === 'string') : [];
  if (ids.includes(documentoFiscalID)) return false;
  localStore.set(place, [...ids.slice(1 - maximum), documentoFiscalID]);
  return true;
}
