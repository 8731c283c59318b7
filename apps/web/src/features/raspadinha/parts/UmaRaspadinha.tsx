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
  /** Card id from the address; null selects the first unopened one. */
  id: string | null;
  /** Empty state. */
  vazio: ReactNode;
  isEmbedded?: boolean;
  onBack?(): void;
  /** Opens another card; without it the next card replaces this one in place. */
  onProxima?(id: string): void;
}

/** Finds one card among the consumidor's cards and reveals it. */
export function UmaRaspadinha({ look, id, vazio, isEmbedded, onBack, onProxima }: UmaRaspadinhaProps) {
  const lista = useMinhasRaspadinhas();
  const isGiro = look === 'giro';
  const { tabela, error: tabelaError } = useTabelaPremio(isGiro);
  // The wheel waits for its prize table, or for the failure to load it.
  const isReady = lista.situacao === 'pronta' && (!isGiro || tabela !== undefined || tabelaError !== null);
  const [here, setHere] = useState<string | null>(id);
  if (lista.situacao === 'pronta' && isReady) {
    const cards = lista.pagina.retorno;
    const fechadas = cards.filter(isFechada);
    const card = here ? cards.find((one) => one.id === here) : fechadas[0];
    if (card) {
      // Pins the card: once revealed it is no longer the first unopened one.
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

/** Matches the width of the wheel, to avoid a layout shift. */
const wheelWidth = 'min(100%, 24rem, max(14rem, 100dvh - 26rem - var(--altura-menu, 0px)))';

/** Loading skeleton of a card. */
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
