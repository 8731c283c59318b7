import { type ReactNode, useState } from 'react';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { listaText } from '../../../platform/platform.text.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { type RaspadinhaLook, toRaspadinhaPath } from '../raspadinha-path.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { isFechada, useMinhasRaspadinhas } from '../use-raspadinhas.ts';
import { useTabelaPremio } from '../use-tabela-premio.ts';
import { Revelacao } from './Revelacao.tsx';

export interface UmaRaspadinhaProps {
  look: RaspadinhaLook;
  /** The card of the address; without one, the first that is closed. */
  id: string | null;
  /** What to say when the person has none. */
  vazio: ReactNode;
  isEmbedded?: boolean;
  onBack?(): void;
  /** Goes to another card; without it the next card simply takes the place of this one. */
  onProxima?(id: string): void;
}

/** One card of the person: found among all of theirs, then revealed. */
export function UmaRaspadinha({ look, id, vazio, isEmbedded, onBack, onProxima }: UmaRaspadinhaProps) {
  const lista = useMinhasRaspadinhas();
  const isGiro = look === 'giro';
  const { tabela, error: tabelaError } = useTabelaPremio(isGiro);
  // The wheel is drawn with its prizes at once, or without them when they do not come.
  const isReady = lista.situacao === 'pronta' && (!isGiro || tabela !== undefined || tabelaError !== null);
  const [here, setHere] = useState<string | null>(id);
  if (lista.situacao === 'pronta' && isReady) {
    const cards = lista.pagina.retorno;
    const fechadas = cards.filter(isFechada);
    const card = here ? cards.find((one) => one.id === here) : fechadas[0];
    if (card) {
      // Held fast: once revealed it is not the first closed one any more.
      if (here === null) setHere(card.id);
      const outras = fechadas.filter((one) => one.id !== card.id);
      return (
        <Revelacao
          key={card.id}
          look={look}
          card={card}
          tabela={tabela ?? []}
          {...(isGiro && { convite: text.restam(look, outras.length + 1) })}
          restantes={outras.length}
          isEmbedded={isEmbedded ?? false}
          onProxima={() => {
            const next = outras[0]?.id;
            if (!next) return;
            if (onProxima) onProxima(next);
            else setHere(next);
            window.scrollTo({ top: 0 });
          }}
          {...(onBack && { onBack })}
        />
      );
    }
  }
  return (
    <Page
      header={<PageHeader title={text.titulo[look]} {...(onBack && { onBack, backLabel: text.voltar })} />}
    >
      {(lista.situacao === 'carregando' || (lista.situacao === 'pronta' && !isReady)) && (
        <RevelacaoSkeleton round={isGiro} />
      )}
      {lista.situacao === 'erro' && (
        <ListaErro error={lista.error} pending={lista.pending} onRetry={lista.retry} />
      )}
      {lista.situacao === 'vazia' && vazio}
      {isReady && (here === null ? vazio : <NaoEncontrada look={look} isEmbedded={isEmbedded ?? false} />)}
    </Page>
  );
}

function NaoEncontrada({ look, isEmbedded }: { look: RaspadinhaLook; isEmbedded: boolean }) {
  return (
    <EmptyState
      illustration="search"
      title={text.naoEncontrada}
      message={text.naoEncontradaDetalhe}
      action={!isEmbedded && <LinkButton to={toRaspadinhaPath(look)}>{text.verTodas}</LinkButton>}
    />
  );
}

/** As wide as the wheel that takes its place. */
const wheelWidth = 'min(100%, 24rem, max(14rem, 100dvh - 26rem - var(--altura-menu, 0px)))';

/** A card before it is there. */
function RevelacaoSkeleton({ round = false }: { round?: boolean }) {
  return (
    <SkeletonGroup label={listaText.carregando}>
      <Skeleton width="80%" />
      {round ? (
        <span style={{ display: 'block', width: wheelWidth, aspectRatio: 1, marginInline: 'auto' }}>
          <Skeleton shape="circle" width="100%" height="100%" />
        </span>
      ) : (
        <Skeleton shape="block" height="clamp(9rem, 80dvh - 16rem, 26rem)" />
      )}
    </SkeletonGroup>
  );
}
