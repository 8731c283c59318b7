import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { ReceiptText, ScrollText, Ticket } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { campanhaStore, useCampanha } from '../../campanha/public.ts';
import { useParticipacao } from '../../participacao/public.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { listaText } from '../../../platform/platform.text.ts';
import { appPaths, type AppPathName } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Carousel } from '@trevo/ui/display/Carousel.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { inicioText as text } from '../inicio.text.ts';
import { CampanhaCard } from '../parts/CampanhaCard.tsx';
import { Participar } from '../parts/Participar.tsx';
import { Prazo } from '../parts/Prazo.tsx';
import { useStore } from '@trevo/ui/create-store.ts';

const atalhos: readonly { nome: AppPathName; titulo: string; icon: ReactNode }[] = [
  { nome: 'cupons', titulo: text.verNumeros, icon: <Ticket /> },
  { nome: 'documentosFiscais', titulo: text.minhasNotas, icon: <ReceiptText /> },
  { nome: 'regulamento', titulo: text.regulamento, icon: <ScrollText /> },
];

/** Campaigns of the brand side by side, with the current one and its actions in the middle. */
export function CampanhaScreen() {
  const { campanha: atual, error, situacao, retry } = useCampanha();
  const { campanhas } = useStore(campanhaStore);
  const configuracao = useConfiguracao();
  const participacao = useParticipacao();
  const agora = useAgora();
  const navigate = useNavigate();
  const ordered = [...(campanhas ?? [])].sort((a, b) => a.dataInicial.localeCompare(b.dataInicial));
  const middle = Math.max(0, atual ? ordered.indexOf(atual) : ordered.length - 1);
  const [shown, setShown] = useState<number | null>(null);
  const isAtualShown = ordered[shown ?? middle] === atual;
  return (
    <Page header={<TelaHeader title={text.campanhas} />}>
      {error && <ListaErro error={error} onRetry={retry} />}
      {situacao === 'carregando' && !error && (
        <SkeletonGroup label={listaText.carregando}>
          <Skeleton shape="block" height="13rem" />
        </SkeletonGroup>
      )}
      {situacao === 'nenhuma' && ordered.length === 0 && (
        <EmptyState illustration="ticket" title={text.nenhumaCampanha} />
      )}
      {ordered.length > 0 && (
        <Carousel
          label={text.campanhas}
          previousLabel={text.campanhaAnterior}
          nextLabel={text.proximaCampanha}
          toItemLabel={text.posicao}
          initial={middle}
          onChange={setShown}
        >
          {ordered.map((campanha) => (
            <CampanhaCard
              key={`${campanha.ano} ${campanha.identificacao}`}
              campanha={campanha}
              agora={agora}
            />
          ))}
        </Carousel>
      )}
      {isAtualShown && <Participar participacao={participacao} />}
      {isAtualShown && participacao.situacao === 'aberta' && (
        <Prazo diasRestantes={participacao.diasRestantes} ate={participacao.campanha.dataFinalCompras} />
      )}
      {ordered.length > 0 && (
        <Card padding="none">
          <div>
            {atalhos
              .filter(({ nome }) => isTelaOffered(configuracao, nome))
              .map(({ nome, titulo, icon }) => (
                <ListRow
                  key={nome}
                  leading={icon}
                  title={titulo}
                  onClick={() => void navigate(appPaths[nome])}
                />
              ))}
          </div>
        </Card>
      )}
    </Page>
  );
}
