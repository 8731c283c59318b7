import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Celebration } from '@trevo/ui/celebration/Celebration.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { AlternativaLook, GiroLook, PinturaLook, RaspadinhaLook as FoilLook } from './raspadinha-looks.tsx';
import type { RaspadinhaLook } from '../raspadinha-path.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import type { PremioDaTabela, Raspadinha } from '../raspadinha.wire.ts';
import { useRevelacao } from '../use-revelacao.ts';
import { ResultadoRaspadinha } from './ResultadoRaspadinha.tsx';
import styles from './Revelacao.module.css';
import { RevelacaoBar, type RevelacaoWays } from './RevelacaoBar.tsx';

export interface RevelacaoProps extends RevelacaoWays {
  look: RaspadinhaLook;
  card: Raspadinha;
  tabela?: readonly PremioDaTabela[];
  /** Line below the title while the card is closed; defaults to the look's own invitation. */
  convite?: string;
  onBack?(): void;
}

const looks = {
  raspadinha: FoilLook,
  alternativa: AlternativaLook,
  pintura: PinturaLook,
  giro: GiroLook,
} as const;
const none: readonly PremioDaTabela[] = [];

/** Reveals one card in one of four looks with the same result. Use the card's id as React key. */
export function Revelacao({ look, card: initial, tabela = none, convite, onBack, ...ways }: RevelacaoProps) {
  const revelacao = useRevelacao(initial);
  const { fase, card, error } = revelacao;
  const isShown = fase === 'mostrada';
  const wasShown = useRef(isShown);
  const title = useRef<HTMLHeadingElement>(null);
  const toTexto = useTexto();
  useLayoutEffect(() => {
    if (!isShown || wasShown.current) return;
    wasShown.current = true;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isShown]);

  const Look = looks[look];
  const { premio } = card;
  const bar = <RevelacaoBar look={look} revelacao={revelacao} {...ways} />;
  const isNew = isShown && !wasShown.current;
  const isGiro = look === 'giro';
  const hasGanho = isShown && premio !== null;
  return (
    <Page
      header={
        <PageHeader
          titleRef={title}
          title={isShown ? (premio ? text.ganhou : text.naoFoi) : text.titulo[look]}
          subtitle={isShown ? undefined : (convite ?? text.convite[look])}
          {...(onBack && { onBack, backLabel: text.voltar })}
        />
      }
      footer={isGiro ? undefined : bar}
    >
      <LiveRegion>
        {isShown &&
          [
            toTexto(text.raspada.id, text.raspada.texto),
            premio ? `${text.ganhou} ${premio.nome}.` : `${text.naoFoi}.`,
          ].join(' ')}
      </LiveRegion>
      <Celebration active={isNew && premio !== null} feel="prize" />
      {error && !isShown && <RevelacaoFalha error={error} />}
      <div className={styles.cena} data-look={look} data-mostrada={isShown || undefined}>
        <div
          className={styles.palco}
          data-look={look}
          data-mostrada={isShown || undefined}
          data-ganhou={hasGanho || undefined}
        >
          <Look revelacao={revelacao} tabela={tabela} />
        </div>
        {isShown && (
          <ResultadoRaspadinha card={card} onDelivered={revelacao.update} acoes={isGiro && hasGanho && bar} />
        )}
        {isGiro && !hasGanho && (
          <div className={styles.lado}>
            {bar}
            {!isShown && <p className={styles.nota}>{text.roda}</p>}
          </div>
        )}
      </div>
    </Page>
  );
}

/** Explains a missing response or refusal and its consequence for the card. */
function RevelacaoFalha({ error }: { error: ApiError }) {
  const isLost = isOffline(error);
  return (
    <div role="alert">
      <Notice
        tone="alerta"
        title={isLost ? text.semInternet : text.falhou}
        {...(isLost && { icon: <WifiOff /> })}
      >
        {isLost ? text.semInternetDetalhe : [error.mensagem, error.cura].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
