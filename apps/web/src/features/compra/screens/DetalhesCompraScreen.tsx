import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { GanhoDaNota } from '../../conta-corrente/public.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import {
  type DocumentoFiscal,
  DocumentoDetalhes,
  ItensNota,
  PorQueRendeu,
  useProcura,
  useShowProcura,
} from '../../documento-fiscal/public.ts';
import type { CompraWire } from '../compra-form.ts';
import { compraText } from '../compra.text.ts';
import { historicoText as text } from '../historico.text.ts';
import { CompraDetalhes } from '../parts/CompraDetalhes.tsx';
import styles from '../parts/CompraFormulario.module.css';

/** Details of one purchase: products, earnings and status of its receipt. */
export function DetalhesCompraScreen() {
  const documentoFiscalID = new URLSearchParams(useLocation().search).get('id') ?? '';
  const goBack = useGoBack(appPaths.documentosFiscais);
  const isNamed = documentoFiscalID !== '';
  const asked = useCall('produto.compra', { params: { documentoFiscalID } }, { enabled: isNamed });
  // The placeholder data is another purchase and must not be shown as this one.
  const compra = asked.isPlaceholderData ? undefined : asked.data;
  const codigo = asked.error?.codigo;
  const isUnknown = !isNamed || codigo === 'documentoFiscal.nenhum' || codigo === 'requisicao.invalida';
  return (
    <Page header={<PageHeader title={text.detalhes} onBack={goBack} backLabel={text.voltar} />}>
      {compra ? (
        <Compra key={documentoFiscalID} compra={compra} onChanged={() => void asked.refetch()} />
      ) : isUnknown ? (
        <EmptyState
          illustration="search"
          title={compraText.aprovada.naoEncontrada}
          message={compraText.aprovada.naoEncontradaDetalhe}
          action={
            <LinkButton to={appPaths.documentosFiscais} variant="ghost">
              {text.verNotas}
            </LinkButton>
          }
        />
      ) : asked.error ? (
        <ListaErro error={asked.error} pending={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : (
        <SkeletonGroup label={compraText.carregando} className={styles.skeleton}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="10rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}

/** @param onChanged reloads the products and the explanation, which a changed receipt does not carry */
function Compra({ compra, onChanged }: { compra: CompraWire; onChanged(): void }) {
  // Receipt after a change on this screen; overrides the loaded one.
  const [reopened, setReopened] = useState<DocumentoFiscal | null>(null);
  const documento = reopened ?? compra;
  const showProcura = useShowProcura();
  function change(next: DocumentoFiscal) {
    setReopened(next);
    onChanged();
  }
  useProcura([documento], (found) => {
    showProcura(found);
    change(found);
  });
  return (
    <DocumentoDetalhes
      documento={documento}
      onChange={change}
      compra={
        <>
          <CompraDetalhes compra={compra} />
          <PorQueRendeu ganhoProdutos={compra.ganhoProdutos} numeros={compra.numeros.length} heading="h2" />
          {compra.itens && (
            <Card>
              <ItensNota heading="h2" {...compra} />
            </Card>
          )}
          <GanhoDaNota documentoFiscalID={compra.documentoFiscalID} />
        </>
      }
    />
  );
}
