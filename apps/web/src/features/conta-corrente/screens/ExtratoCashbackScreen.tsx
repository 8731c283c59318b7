import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatContagem } from '@trevo/client/format.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina, usePagina } from '../../../platform/lista/ListaPager.tsx';
import { toLista } from '@trevo/client/to-lista.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { Extrato, ExtratoSkeleton } from '../parts/Extrato.tsx';
import { VazioComNota } from '../../participacao/public.ts';
import { cashbackText as text } from '../cashback.text.ts';
import { ExtratoFiltro, type Filtro, isInvertido } from '../parts/ExtratoFiltro.tsx';

const perPage = 9;
const skeletonRows = 5;
const carregando = { situacao: 'carregando' } as const;
const nothing: Filtro = { tipo: 'TUDO', inicial: '', final: '' };

/** Cashback statement with its filter. */
export function ExtratoCashbackScreen() {
  const usuario = useSession()?.usuario ?? '';
  const goBack = useGoBack(appPaths.saldoCashback);
  const hoje = toSaoPaulo(useAgora()).dia;
  const [pagina, setPagina] = usePagina('page');
  const [filtro, setFiltro] = useState(nothing);
  const wire = toFiltroWire(filtro);
  const isFiltered = wire !== toFiltroWire(nothing);
  const hasUsuario = usuario !== '';
  const tudo = useCall(
    'cashback.extrato',
    { params: { user: usuario, perPage, page: pagina } },
    { enabled: hasUsuario && !isFiltered },
  );
  const filtrado = useCall(
    'cashback.extratosSimplificados',
    { params: { perPage, page: pagina }, query: { filtro: wire } },
    { enabled: hasUsuario && isFiltered && !isInvertido(filtro) },
  );
  const query = isFiltered ? filtrado : tudo;
  /** Filter of the last response: placeholder lines of another filter must not be shown. */
  const answered = useRef(wire);
  useEffect(() => {
    if (!query.isPlaceholderData) answered.current = wire;
  }, [query.isPlaceholderData, wire]);
  const isOutroFiltro = query.isPlaceholderData && answered.current !== wire;
  const lista = isOutroFiltro ? carregando : toLista(query, 'cashback.semSaldo');
  useLastPagina(pagina, query, setPagina);
  const change = (next: Filtro) => {
    setFiltro(next);
    setPagina(1);
  };
  const total = lista.situacao === 'pronta' ? lista.pagina.total : 0;
  // The filter is hidden when the account has no lines at all.
  const hasFiltro = isFiltered || lista.situacao === 'pronta';
  return (
    <Page
      header={
        <PageHeader
          title={text.titulosExtrato}
          subtitle={total > 0 ? text.total(formatContagem(total), total === 1) : undefined}
          onBack={goBack}
          backLabel={text.voltar}
        />
      }
    >
      {hasFiltro && <ExtratoFiltro value={filtro} hoje={hoje} onValueChange={change} />}
      {lista.situacao === 'carregando' && !isInvertido(filtro) && <ExtratoSkeleton count={skeletonRows} />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' &&
        (isFiltered ? (
          <EmptyState
            illustration="search"
            title={text.vazioNoFiltro}
            message={text.vazioNoFiltroDetalhe}
            action={
              <Button variant="secondary" onClick={() => change(nothing)}>
                {text.limpar}
              </Button>
            }
          />
        ) : (
          <VazioComNota
            illustration="receipt"
            title={text.vazio}
            message={text.semSaldoDetalhe}
            escanear={text.escanear}
          />
        ))}
      {lista.situacao === 'pronta' && (
        <>
          <Extrato
            moeda="cashback"
            heading="h2"
            lancamentos={lista.pagina.retorno}
            pending={query.isPlaceholderData}
          />
          <ListaPager
            page={pagina}
            pages={lista.pagina.paginas}
            pending={query.isPlaceholderData}
            onPageChange={setPagina}
          />
        </>
      )}
    </Page>
  );
}

/** Returns the query string of the filter; empty fields are omitted. */
function toFiltroWire({ tipo, inicial, final }: Filtro): string {
  return JSON.stringify({
    tipo: tipo === 'TUDO' ? undefined : tipo,
    inicial: inicial || undefined,
    final: final || undefined,
  });
}
