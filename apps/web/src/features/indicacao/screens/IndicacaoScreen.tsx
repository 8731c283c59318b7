import { Copy, Share2 } from 'lucide-react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { isNative } from '../../../platform/browser/native-shell.ts';
import { usePartida, useTexto, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { useContagemPartes, usePartes } from '../../../platform/lista/use-partes.ts';
import { VerMais } from '../../../platform/lista/VerMais.tsx';
import { findPublicOrigin } from '../../../platform/navigation/paths/app-address.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { useConsumidor } from '../../consumidor/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';
import { AmigoRow } from '../parts/AmigoRow.tsx';
import { DoMes, type IndicacaoRegra, Promessa } from '../parts/Promessa.tsx';
import styles from './IndicacaoScreen.module.css';
import { porPagina } from '../../../platform/lista/por-pagina.ts';

/** The consumidor's invitation and its users. */
export function IndicacaoScreen() {
  const { data: consumidor, error, isFetching, refetch } = useConsumidor();
  const regra = useCampanha().campanha?.indicacao;
  return (
    <Page header={<TelaHeader title={text.titulo} subtitle={text.subtitulo} />}>
      {consumidor ? (
        <>
          <Convite codigo={consumidor.codigoIndicacao} regra={regra} />
          <Amigos regra={regra} />
        </>
      ) : error ? (
        <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <IndicacoesSkeleton convite />
      )}
    </Page>
  );
}

/** Returns the registration link with the consumidor's code. */
const toLink = (origin: string, codigo: string) =>
  `${origin}${appPaths.cadastro}?indicacao=${encodeURIComponent(codigo)}`;

/** Opens the share menu. Throws when sharing is unsupported, and an AbortError when the user closes the menu. */
async function share(convite: { title: string; text: string; url: string }): Promise<void> {
  if (isNative()) {
    const { shareNativeLink } = await import('../../../platform/native/share-native.ts');
    if (await shareNativeLink(convite)) return;
  }
  await navigator.share(convite);
}

function Convite({ codigo, regra }: { codigo: string; regra: IndicacaoRegra | undefined }) {
  const titulo = useTitulo();
  const link = toLink(findPublicOrigin(usePartida()), codigo);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show(text.copiado, { tone: 'sucesso' });
    } catch {
      // Clipboard access is denied or missing: the code is visible on the screen.
      toasts.show(text.naoCopiado, { tone: 'alerta' });
    }
  }

  async function invite(): Promise<void> {
    try {
      await share({ title: titulo, text: text.mensagem(titulo), url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // Some systems report share support and then fail.
      await copy();
    }
  }

  const canShare = typeof navigator.share === 'function' || isNative();
  return (
    <Card className={styles.convite}>
      <h2>{text.convite}</h2>
      {regra ? <Promessa regra={regra} /> : <p className={styles.suave}>{text.conviteDetalhe}</p>}
      <p>
        <span className={styles.suave}>{text.codigo}</span>
        <output className={styles.codigo}>{codigo}</output>
      </p>
      {canShare && (
        <Button wide icon={<Share2 />} onClick={() => void invite()}>
          {text.convidar}
        </Button>
      )}
      <Button wide variant={canShare ? 'secondary' : 'primary'} icon={<Copy />} onClick={() => void copy()}>
        {text.copiar}
      </Button>
    </Card>
  );
}

function Amigos({ regra }: { regra: IndicacaoRegra | undefined }) {
  const texto = useTexto();
  const [partes, setPartes] = useContagemPartes();
  const query = usePartes(
    'consumidor.indicacoes',
    (paginaAtual) => ({ params: { totalPorPagina: porPagina, paginaAtual } }),
    partes,
  );
  useLastPagina(partes, query, setPartes);
  const { data: page, error, isFetching, refetch } = query;
  const retry = () => void refetch();
  if (!page && !error) return <IndicacoesSkeleton />;
  if (!page) {
    return isSessaoRecusada(error?.codigo) ? (
      <ListaErro error={error!} pending={isFetching} onRetry={retry} />
    ) : (
      <ErrorState
        title={texto(text.erro.id, text.erro.texto)}
        retryLabel={listaText.tentarNovamente}
        pending={isFetching}
        onRetry={retry}
      />
    );
  }
  if (page.total === 0)
    return <EmptyState illustration="gift" title={text.vazio} message={text.vazioDetalhe} />;
  return (
    <section className={styles.amigos} aria-labelledby="amigos">
      {regra?.premio && <DoMes regra={regra} premiadas={page.premiadasNoMes} />}
      <h2 id="amigos">
        {text.amigos} <span className={styles.suave}>{text.total(page.total)}</span>
      </h2>
      <Card padding="none">
        <ul className={styles.lista}>
          {page.retorno.map((amigo) => (
            <li key={`${amigo.nome} ${amigo.dataHora}`}>
              <AmigoRow amigo={amigo} />
            </li>
          ))}
        </ul>
      </Card>
      <VerMais pagina={page} query={query} onMais={() => setPartes(partes + 1)} />
    </section>
  );
}

/** Loading skeleton of the friends; with `convite` also of the own invitation. */
function IndicacoesSkeleton({ convite = false }: { convite?: boolean }) {
  return (
    <SkeletonGroup label={text.carregando}>
      {convite && <Skeleton shape="block" height="18rem" />}
      <Skeleton width="60%" height="1.5rem" />
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="block" height="5.5rem" />
      ))}
    </SkeletonGroup>
  );
}
