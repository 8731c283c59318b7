import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isOffline } from '@trevo/client/api-error.ts';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatDia } from '@trevo/client/format.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { CedulaCard } from '../parts/CedulaCard.tsx';
import { CedulaEncerrada, CedulaPerguntas } from '../parts/CedulaPerguntas.tsx';
import { CedulaResultado } from '../parts/CedulaResultado.tsx';
import { quizRascunho } from '../quiz-rascunho.ts';
import { quizText as text } from '../quiz.text.ts';
import { type Cedula, toCampanhaRef, toEstado, toFalha } from '../quiz.wire.ts';
import styles from './QuizScreen.module.css';

/** Ballots of the campaign; the address names the open one, so that back leads to the list. */
export function QuizScreen() {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return <Quiz campanha={campanha} usuario={usuario} />;
  return (
    <Page header={<TelaHeader title={text.titulo} />}>
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <Vazio title={text.semCampanha} />
      ) : (
        <QuizSkeleton />
      )}
    </Page>
  );
}

function Quiz({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const [params, setParams] = useSearchParams();
  const goBack = useGoBack(appPaths.quiz);
  const texto = useTexto();
  const hoje = toSaoPaulo(useAgora()).dia;
  /** Ballot from the response to the answers. */
  const [nova, setNova] = useState<Cedula | null>(null);
  const query = useCall('quiz.obterCedulas', {
    body: {
      campanha: toCampanhaRef(campanha),
      usuario,
      filtro: { usuario, semResposta: false, dentroDataLimite: false },
    },
  });
  const asked = params.get('cedula');
  const cedulas = query.data;
  const found = nova?.id === asked ? nova : cedulas?.find(({ id }) => id === asked);

  if (found?.respondida)
    return <CedulaResultado cedula={found} onBack={goBack} isNew={nova?.id === found.id} />;
  if (found && toEstado(found) === 'encerrada')
    return <CedulaEncerrada titulo={found.titulo} dia={formatDia(found.dataLimite, hoje)} onBack={goBack} />;
  if (found)
    return (
      <CedulaPerguntas key={found.id} campanha={campanha} cedula={found} onBack={goBack} onDone={setNova} />
    );
  if (asked && cedulas)
    return (
      <Page header={<TelaHeader title={text.titulo} />}>
        <Vazio title={text.sumiu} />
        <LinkButton to={appPaths.quiz} wide variant="secondary" onClick={() => setParams({})}>
          {text.outros}
        </LinkButton>
      </Page>
    );

  const isEmpty = cedulas?.length === 0;
  const failure = cedulas ? null : query.error;
  const hasPontos = cedulas?.some(({ pontosMaximos }) => pontosMaximos > 0);
  const subtitulo = hasPontos ? text.subtituloPontos : text.subtitulo;
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={cedulas && !isEmpty ? subtitulo : undefined} />}>
      {!cedulas && !failure && <QuizSkeleton />}
      {failure &&
        (isSessaoRecusada(failure.codigo) ? (
          <ListaErro error={failure} onRetry={() => void query.refetch()} />
        ) : (
          <ErrorState
            title={text.erro}
            message={toFalha(failure, texto)}
            retryLabel={text.tentarNovamente}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
            illustration={isOffline(failure) ? 'offline' : 'broken'}
          />
        ))}
      {isEmpty && <Vazio title={texto(text.vazio.id, text.vazio.texto)} message={text.vazioDetalhe} />}
      {cedulas && !isEmpty && <Cedulas cedulas={cedulas} campanha={campanha} />}
    </Page>
  );
}

const grupos = [
  ['aberta', text.grupos.responder],
  ['respondida', text.grupos.respondidas],
  ['encerrada', text.grupos.encerradas],
] as const;

function Cedulas({ cedulas, campanha }: { cedulas: readonly Cedula[]; campanha: CampanhaWire }) {
  return grupos.map(([estado, titulo]) => {
    const doGrupo = cedulas.filter((cedula) => toEstado(cedula) === estado);
    if (doGrupo.length === 0) return null;
    return (
      <section key={estado} className={styles.grupo}>
        <h2 className={styles.titulo}>{titulo}</h2>
        <ul className={styles.lista}>
          {doGrupo.map((cedula) => (
            <li key={cedula.id}>
              <CedulaCard
                cedula={cedula}
                isComecada={Object.keys(quizRascunho.read(campanha, cedula)).length > 0}
                to={`${appPaths.quiz}?cedula=${encodeURIComponent(cedula.id)}`}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Vazio({ title, message }: { title: string; message?: string }) {
  return (
    <EmptyState
      illustration="gift"
      title={title}
      message={message}
      action={
        <LinkButton to={appPaths.home} variant="secondary">
          {text.inicio}
        </LinkButton>
      }
    />
  );
}

function QuizSkeleton() {
  return (
    <SkeletonGroup label={text.carregando} className={styles.lista}>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="8.5rem" />
      <Skeleton shape="block" height="8.5rem" />
    </SkeletonGroup>
  );
}
