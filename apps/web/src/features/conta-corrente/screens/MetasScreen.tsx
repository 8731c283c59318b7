import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useLocation } from 'react-router';
import { useCall } from '../../../platform/api/use-call.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { metasText as text } from '../conta-corrente.text.ts';
import type { MetaAndamento, Moeda } from '../conta-corrente.wire.ts';
import styles from '../parts/Extrato.module.css';
import { MetaCard } from '../parts/MetaCard.tsx';

/** Goals of the campaign and their progress; goals of cashback have their own address. */
export function MetasScreen() {
  const moeda: Moeda = useLocation().pathname === appPaths.metasCashback ? 'cashback' : 'pontos';
  const saldo = moeda === 'cashback' ? appPaths.saldoCashback : appPaths.contaCorrente;
  const goBack = useGoBack(saldo);
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  return (
    <Page
      header={
        <PageHeader
          title={text.titulos[moeda]}
          subtitle={text.subtitulo}
          onBack={goBack}
          backLabel={text.voltar}
        />
      }
    >
      {campanha && usuario ? (
        <Metas campanha={campanha} usuario={usuario} moeda={moeda} saldo={saldo} />
      ) : error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="gift" title={text.semCampanha} />
      ) : (
        <MetasSkeleton />
      )}
    </Page>
  );
}

interface MetasProps {
  campanha: CampanhaWire;
  usuario: string;
  moeda: Moeda;
  saldo: (typeof appPaths)['saldoCashback' | 'contaCorrente'];
}

function Metas({ campanha, usuario, moeda, saldo }: MetasProps) {
  const { ano, identificacao } = campanha;
  const hoje = toSaoPaulo(useAgora()).dia;
  const asked = useCall('contaCorrente.metas', {
    params: { ano, identificacao, cpf: usuario },
  });
  if (!asked.data && asked.error)
    return <ListaErro error={asked.error} pending={asked.isFetching} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <MetasSkeleton />;
  const metas = asked.data.filter((andamento) => andamento.moeda === moeda);
  if (metas.length === 0)
    return (
      <EmptyState
        illustration="gift"
        title={text.vazio}
        message={text.vazioDetalhe}
        action={
          <LinkButton to={saldo} variant="ghost">
            {text.verSaldo[moeda]}
          </LinkButton>
        }
      />
    );
  return (
    <ul className={styles.extrato}>
      {sortMetas(metas, hoje).map((andamento) => (
        <li key={andamento.id}>
          <MetaCard andamento={andamento} />
        </li>
      ))}
    </ul>
  );
}

/** Sorts reachable goals first, nearest at the top, and missed goals last. */
function sortMetas(metas: readonly MetaAndamento[], hoje: string): readonly MetaAndamento[] {
  const toPlace = ({ concluidaEm, ate }: MetaAndamento) => (concluidaEm ? 1 : ate < hoje ? 2 : 0);
  return metas.toSorted((a, b) => toPlace(a) - toPlace(b) || b.percentual - a.percentual);
}

function MetasSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando} className={styles.extrato}>
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  );
}
