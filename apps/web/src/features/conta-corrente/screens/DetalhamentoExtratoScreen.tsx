import { useLocation } from 'react-router';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { lancamentoText as text } from '../conta-corrente.text.ts';
import { LancamentoDetalhes } from '../parts/LancamentoDetalhes.tsx';
import styles from '../parts/Extrato.module.css';

/** Details of a statement line, of points or cashback. Routed at two addresses: credits and debits. */
export function DetalhamentoExtratoScreen() {
  const { pathname, search } = useLocation();
  const lancamentoID = new URLSearchParams(search).get('id') ?? '';
  const extrato = lancamentoID.startsWith('cashback') ? appPaths.extratoCashback : appPaths.contaCorrente;
  const goBack = useGoBack(extrato);
  const { campanha, situacao, error, retry } = useCampanha();
  const isNamed = lancamentoID !== '';
  const asked = useCall(
    'contaCorrente.lancamento',
    {
      params: { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '', lancamentoID },
    },
    { enabled: campanha !== undefined && isNamed },
  );
  // The placeholder data is another line and must not be shown as this one.
  const lancamento = asked.isPlaceholderData ? undefined : asked.data;
  const isDebito = lancamento
    ? lancamento.tipo === 'DEBITO'
    : pathname === appPaths.detalhamentoExtratoDebito;
  const codigo = asked.error?.codigo;
  const isUnknown =
    !isNamed ||
    situacao === 'nenhuma' ||
    codigo === 'contaCorrente.nenhumLancamento' ||
    codigo === 'requisicao.invalida';
  return (
    <Page
      header={
        <PageHeader
          title={text.titulos[isDebito ? 'DEBITO' : 'CREDITO']}
          onBack={goBack}
          backLabel={text.voltar}
        />
      }
    >
      {lancamento ? (
        <LancamentoDetalhes lancamento={lancamento} />
      ) : isUnknown ? (
        <EmptyState
          illustration="search"
          title={text.naoEncontrado}
          message={text.naoEncontradoDetalhe}
          action={
            <LinkButton to={extrato} variant="ghost">
              {text.verExtrato}
            </LinkButton>
          }
        />
      ) : error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : asked.error ? (
        <ListaErro error={asked.error} pending={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : (
        <SkeletonGroup label={listaText.carregando} className={styles.mes}>
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
