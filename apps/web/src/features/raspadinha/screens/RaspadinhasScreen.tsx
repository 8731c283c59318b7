import { useState } from 'react';
import { useLocation } from 'react-router';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { ListaPager, useLastPagina } from '../../../platform/lista/ListaPager.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { listaText } from '../../../platform/platform.text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { type ListaWords, pinturasText, raspadinhasText } from '../lista.raspadinha.text.ts';
import { RaspadinhaItem } from '../parts/RaspadinhaItem.tsx';
import { SemRaspadinhas } from '../parts/SemRaspadinhas.tsx';
import { findListLook, type RaspadinhaLook } from '../raspadinha-path.ts';
import { raspadinhaText } from '../raspadinha.text.ts';
import { type RaspadinhaFiltro, useRaspadinhas } from '../use-raspadinhas.ts';
import styles from './RaspadinhasScreen.module.css';

interface RaspadinhasProps {
  /** Look in which a card is opened. */
  look: RaspadinhaLook;
  words: ListaWords;
}

/** Cards of the consumidor: unopened, then opened, then prizes. The address determines the look. */
export function RaspadinhasScreen() {
  const isPintura = useLocation().pathname === appPaths.pinturasAlternativas;
  const listLook = findListLook(useConfiguracao());
  if (isPintura) return <Raspadinhas look="pintura" words={pinturasText} />;
  return <Raspadinhas look={listLook} words={raspadinhasText} />;
}

function Raspadinhas(props: RaspadinhasProps) {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return <Lista campanha={campanha} usuario={usuario} {...props} />;
  return (
    <Page wide header={<TelaHeader title={props.words.titulo} subtitle={listaText.semTotal} />}>
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="gift" title={raspadinhaText.semCampanha} />
      ) : (
        <RaspadinhasSkeleton />
      )}
    </Page>
  );
}

interface ListaProps extends RaspadinhasProps {
  campanha: CampanhaWire;
  usuario: string;
}

function Lista({ campanha, usuario, look, words }: ListaProps) {
  const say = useTexto();
  const [filtro, setFiltro] = useState<RaspadinhaFiltro>('DISPONIVEL');
  const [pagina, setPagina] = useState(1);
  const { lista, query } = useRaspadinhas(campanha, usuario, { filtro, pagina });
  const { lista: abertas } = useRaspadinhas(campanha, usuario, { filtro: 'DISPONIVEL' });
  useLastPagina(pagina, query, setPagina);
  const total = abertas.situacao === 'pronta' ? abertas.pagina.total : 0;
  const { id, texto } = raspadinhaText.nenhuma;
  const nenhuma = abertas.situacao === 'vazia' ? say(id, texto) : listaText.semTotal;
  // Placeholder data of another filter must not be shown for this one.
  const isOther = query.isPlaceholderData && pagina === 1;
  const isComing = lista.situacao === 'carregando' || isOther;
  return (
    <Page
      wide
      header={<TelaHeader title={words.titulo} subtitle={total > 0 ? words.total(total) : nenhuma} />}
    >
      <Segmented<RaspadinhaFiltro>
        label={words.mostrar}
        value={filtro}
        onValueChange={(next) => {
          setFiltro(next);
          setPagina(1);
        }}
        options={[
          { value: 'DISPONIVEL', label: words.disponiveis },
          { value: 'RASPADA', label: words.usadas },
          { value: 'PREMIADA', label: words.premiadas },
        ]}
      />
      {isComing && <RaspadinhasSkeleton />}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && !isOther && <Vazia filtro={filtro} words={words} />}
      {lista.situacao === 'pronta' && !isOther && (
        <>
          <ul
            className={styles.lista}
            data-abertas={filtro === 'DISPONIVEL' || undefined}
            data-pending={query.isPlaceholderData || undefined}
          >
            {lista.pagina.retorno.map((card) => (
              <RaspadinhaItem key={card.id} card={card} look={look} words={words} />
            ))}
          </ul>
          <ListaPager
            page={pagina}
            pages={lista.pagina.paginas}
            pending={query.isPlaceholderData}
            onPageChange={(next) => {
              setPagina(next);
              window.scrollTo(0, 0);
            }}
          />
        </>
      )}
      {!isComing && (
        <LinkButton to={appPaths.premiacaoInstantanea} variant="ghost" wide>
          {words.verPremios}
        </LinkButton>
      )}
    </Page>
  );
}

function Vazia({ filtro, words }: { filtro: RaspadinhaFiltro; words: ListaWords }) {
  if (filtro === 'DISPONIVEL') return <SemRaspadinhas message={raspadinhaText.nenhumaDetalhe} />;
  const [title, message] =
    filtro === 'RASPADA'
      ? [words.semUsadas, words.semUsadasDetalhe]
      : [words.semPremiadas, words.semPremiadasDetalhe];
  return <EmptyState illustration="gift" title={title} message={message} />;
}

/** Loading skeleton of the unopened cards. */
function RaspadinhasSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando} className={styles.grade}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="block" height="11.5rem" />
      ))}
    </SkeletonGroup>
  );
}
