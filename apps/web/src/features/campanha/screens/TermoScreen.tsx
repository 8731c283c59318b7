import { getUrlRegulamento } from '@trevo/config/configuracao/telas-questions';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router';
import { isSilence } from '@trevo/client/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { parseTexto, toPlainText } from '../parse-texto.ts';
import { TextoView } from '../parts/TextoView.tsx';
import { termosText as text } from '../termos.text.ts';

type NomeTexto = keyof typeof text.titulo;

/** Returns the document at the pathname. */
const findNome = (pathname: string): NomeTexto =>
  // Matches like the router, which ignores case and a trailing slash.
  (Object.keys(text.titulo) as NomeTexto[]).find((nome) => matchPath(appPaths[nome], pathname)) ??
  'regulamento';

/** Shows the campaign document that the address names. */
export function TermoScreen() {
  const nomeTexto = findNome(useLocation().pathname);
  const { data: body, error, refetch, isFetching } = useCall('campanha.texto', { params: { nomeTexto } });
  const goBack = useGoBack(useSession() ? appPaths.home : appPaths.raiz);
  const urlRegulamento = getUrlRegulamento(useConfiguracao());
  const blocos = useMemo(() => parseTexto(body?.texto ?? ''), [body]);
  const [first, ...rest] = blocos;
  const hasTitle = first?.tipo === 'titulo' && first.nivel === 1;
  const titulo = hasTitle ? toPlainText(first.trechos) : text.titulo[nomeTexto];
  const isMissing = (error?.status === 404 && !isSilence(error)) || (body && blocos.length === 0);
  const url = nomeTexto === 'regulamento' ? urlRegulamento : null;
  return (
    <Page header={<PageHeader title={titulo} onBack={goBack} backLabel={text.voltar} />}>
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {text.abrirCompleto}
        </a>
      )}
      {isMissing && !url && (
        <EmptyState illustration="search" title={text.vazio.titulo} message={text.vazio.mensagem} />
      )}
      {error && !isMissing && (
        <ErrorState
          title={text.erro.titulo}
          message={error.mensagem}
          retryLabel={text.erro.tentarNovamente}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!body && !error && <TextoSkeleton />}
      {body && <TextoView blocos={hasTitle ? rest : blocos} />}
    </Page>
  );
}

function TextoSkeleton() {
  return (
    <SkeletonGroup label={text.carregando}>
      <Skeleton width="45%" height="1.25rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="55%" height="1.25rem" />
      <Skeleton />
      <Skeleton width="90%" />
      <Skeleton width="65%" />
    </SkeletonGroup>
  );
}
