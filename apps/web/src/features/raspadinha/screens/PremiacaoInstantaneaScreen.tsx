import type { ReactElement } from 'react';
import { useFirstAnswers } from '@trevo/client/use-first-answers.ts';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { RaspadinhasCard } from '../RaspadinhasCard.tsx';
import { findLook } from '../raspadinha-path.ts';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Columns } from '@trevo/ui/layout/Columns.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { ComoDecide } from '../conferencia/ComoDecide.tsx';
import { MeusPremios } from '../premio/MeusPremios.tsx';
import { PremiosSkeleton, PremiosTabela } from '../premio/PremiosTabela.tsx';
import styles from '../premio/Premios.module.css';
import { premioText as text } from '../premio.text.ts';
import { raspadinhaText } from '../raspadinha.text.ts';

interface DoSorteio {
  /** Elements of the consumidor's prizes in sorteios. */
  doSorteio?: readonly ReactElement[];
}

/** Instant prizes: own prizes, the prize list, and how winners are determined. */
export function PremiacaoInstantaneaScreen({ doSorteio = [] }: DoSorteio) {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  return (
    <Page header={<TelaHeader title={text.titulo} />}>
      {campanha && usuario ? (
        <Conteudo campanha={campanha} usuario={usuario} doSorteio={doSorteio} />
      ) : error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="gift" title={raspadinhaText.semCampanha} />
      ) : (
        <PremiosSkeleton count={6} />
      )}
    </Page>
  );
}

interface ConteudoProps extends Required<DoSorteio> {
  campanha: CampanhaWire;
  usuario: string;
}

function Conteudo({ campanha, usuario, doSorteio }: ConteudoProps) {
  const look = findLook(useConfiguracao());
  const isKnown = useFirstAnswers();
  return (
    <>
      {!isKnown && <PremiosSkeleton count={6} />}
      <div className={styles.tudo} hidden={!isKnown}>
        <Columns
          main="aside"
          aside={
            <>
              <PremiosTabela />
              <ComoDecide campanha={campanha} />
            </>
          }
        >
          <RaspadinhasCard campanha={campanha} usuario={usuario} />
          <MeusPremios campanha={campanha} usuario={usuario} look={look} doSorteio={doSorteio} />
        </Columns>
      </div>
    </>
  );
}
