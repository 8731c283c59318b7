import { MapPin, Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager } from '../../../platform/lista/ListaPager.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { lojasText } from '../lojas.text.ts';
import { LojasLista, LojasSkeleton } from '../parts/LojasLista.tsx';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

const text = lojasText.credenciadas;
/** Number of pages drawn until the first response. */
const paginasIniciais = 2;

/** Participating shops by name, paginated and searchable. */
export function LojasCredenciadasScreen() {
  const [busca, setBusca] = useState('');
  const [pagina, setPagina] = useState(1);
  const filtroNome = useDeferredValue(busca.trim().toLocaleUpperCase('pt-BR'));
  const query = useCall('associado.listar', {
    params: { totalPorPagina: porPagina, paginaAtual: pagina },
    query: { filtroNome, filtroAtivo: 'true', filtroCredenciada: 'true' },
  });
  const { data: lista, error, isFetching, refetch } = query;
  // Placeholder data of the previous search must not show as an empty result.
  const isEmpty = lista?.total === 0 && !query.isPlaceholderData;
  const hasNone = isEmpty && filtroNome === '';
  function look(next: string): void {
    setBusca(next);
    setPagina(1);
  }
  return (
    <Page wide header={<TelaHeader title={text.titulo} subtitle={hasNone ? undefined : text.subtitulo} />}>
      {!hasNone && (
        <Field label={text.buscar}>
          <TextInput
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            leading={<Search />}
            trailing={busca && <IconButton label={text.limpar} icon={<X />} onClick={() => look('')} />}
            value={busca}
            onInput={({ currentTarget }) => look(currentTarget.value)}
          />
        </Field>
      )}
      {!hasNone && (
        <LinkButton to={appPaths.associados} variant="secondary" wide icon={<MapPin />}>
          {text.perto}
        </LinkButton>
      )}
      <LiveRegion>{lista ? text.total(lista.total) : ''}</LiveRegion>
      {error && !lista && <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!error && !lista && <LojasSkeleton />}
      {hasNone && (
        <EmptyState
          illustration="bag"
          title={text.vazia}
          message={text.vaziaDetalhe}
          action={
            <LinkButton to={appPaths.regulamento} variant="secondary">
              {text.regulamento}
            </LinkButton>
          }
        />
      )}
      {isEmpty && !hasNone && (
        <EmptyState illustration="search" title={text.semBusca} message={text.semBuscaDetalhe} />
      )}
      {lista && lista.total > 0 && <LojasLista lojas={lista.retorno} />}
      {!error && (
        <ListaPager
          page={pagina}
          pages={lista?.paginas ?? paginasIniciais}
          pending={isFetching}
          onPageChange={(next) => {
            setPagina(next);
            window.scrollTo(0, 0);
          }}
        />
      )}
    </Page>
  );
}
