import { Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { filterParticipantes } from '../filter-participantes.ts';
import { participantesText as text } from '../produtos-participantes.text.ts';
import { ComCampanha } from '../parts/ComCampanha.tsx';
import { ListaParticipantes, ParticipantesSkeleton } from '../participantes/ListaParticipantes.tsx';

/** Participating products of the campaign, with search. */
export const ParticipantesScreen = () => (
  <ComCampanha titulo={text.titulo} skeleton={<ParticipantesSkeleton />}>
    {(campanha) => <Participantes campanha={campanha} />}
  </ComCampanha>
);

function Participantes({
  campanha: { ano, identificacao, produtosParticipantes },
}: {
  campanha: CampanhaWire;
}) {
  const [busca, setBusca] = useState('');
  const asked = useDeferredValue(busca.trim());
  const query = useCall('produto.participantes', { params: { ano, identificacao } });
  const { data: answered, error, isFetching, refetch } = query;
  const hasNone = error?.codigo === 'produto.semParticipantes';
  const listas = answered && filterParticipantes(answered.listas, asked);
  const regulamento = (
    <LinkButton to={appPaths.regulamento} variant="secondary">
      {text.regulamento}
    </LinkButton>
  );
  return (
    <Page wide header={<TelaHeader title={text.titulo} subtitle={produtosParticipantes?.frase} />}>
      {!hasNone && (
        <Field label={text.buscar}>
          <TextInput
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            placeholder={text.exemplo}
            leading={<Search />}
            trailing={busca && <IconButton label={text.limpar} icon={<X />} onClick={() => setBusca('')} />}
            value={busca}
            onInput={({ currentTarget }) => setBusca(currentTarget.value)}
          />
        </Field>
      )}
      <LiveRegion>{listas && asked !== '' ? text.total(listas.length) : ''}</LiveRegion>
      {hasNone && <EmptyState illustration="bag" title={text.semListas} action={regulamento} />}
      {error && !hasNone && !answered && (
        <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !answered && <ParticipantesSkeleton />}
      {listas?.length === 0 && (
        <EmptyState
          illustration="search"
          title={text.semAchado}
          message={text.semAchadoDetalhe}
          action={regulamento}
        />
      )}
      {listas?.map((lista) => (
        <ListaParticipantes key={`${lista.nome} ${asked}`} lista={lista} />
      ))}
    </Page>
  );
}
