import { Download, QrCode, RotateCw, Sparkles } from 'lucide-react';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ReactNode } from 'react';
import type { ApiError } from '@trevo/client/api-error.ts';
import { type RaspadinhaLook, toRaspadinhaPath } from '../raspadinha-path.ts';
import { EscanearLink, useParticipacao } from '../../participacao/public.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { EntrarDeNovo } from '../../../platform/session/EntrarDeNovo.tsx';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import type { PremioGanho, Raspadinha } from '../raspadinha.wire.ts';
import type { Revelacao } from '../use-revelacao.ts';
import { useVoucher } from '../use-voucher.ts';
import styles from './Revelacao.module.css';
import { voucherText } from '../premio/voucher.text.ts';

/** Ways on from an opened card. */
export interface RevelacaoWays {
  /** Number of other unopened cards. */
  restantes: number;
  /** Opens the next unopened card. */
  onProxima(): void;
  /** An embedded page has no links to the app's other screens. */
  isEmbedded?: boolean;
}

export interface RevelacaoBarProps extends RevelacaoWays {
  look: RaspadinhaLook;
  revelacao: Revelacao;
}

/** Button that reveals without a gesture; afterwards the next step. */
export function RevelacaoBar({
  look,
  revelacao,
  restantes,
  onProxima,
  isEmbedded = false,
}: RevelacaoBarProps) {
  const { fase, error, begin, finish } = revelacao;
  const isTotem = useIsTotem();
  if (fase !== 'mostrada') {
    const isGiro = look === 'giro';
    if (error && !canTryAgain(error)) return isEmbedded ? null : <ParaLista look={look} />;
    if (error && !isEmbedded && isSessaoRecusada(error.codigo)) {
      return (
        <Lugar look={look}>
          <EntrarDeNovo wide />
        </Lugar>
      );
    }
    const isSpinning = isGiro && fase === 'pronta';
    const label = error ? text.tentarNovamente : isGiro ? text.girar : text.revelar;
    return (
      <Lugar look={look}>
        <Button
          wide
          variant={isGiro || error ? 'primary' : 'secondary'}
          icon={error ? <RotateCw /> : <Sparkles />}
          pending={fase === 'aguardando' || isSpinning}
          pendingLabel={text.revelando}
          onClick={() => {
            begin();
            // The wheel shows the result when it stops; a cover is removed as soon as the result is known.
            if (!isGiro) finish();
          }}
        >
          {label}
        </Button>
      </Lugar>
    );
  }
  const { card } = revelacao;
  if (card.premio && card.status === 'RASPADA' && !isTotem)
    return (
      <Ganhou
        look={look}
        card={card}
        restantes={restantes}
        onProxima={onProxima}
        isEmbedded={isEmbedded}
        premio={card.premio}
      />
    );
  const hasNext = restantes > 0;
  if (isEmbedded && !hasNext) return null;
  return (
    <Lugar look={look} note={hasNext ? text.aindaTem(look, restantes) : undefined}>
      {hasNext && (
        <Button wide onClick={onProxima}>
          {text.proxima[look]}
        </Button>
      )}
      {!isEmbedded && <Saidas isMain={!hasNext} premiada={card.premio !== null} />}
    </Lugar>
  );
}

interface GanhouProps extends RevelacaoWays {
  look: RaspadinhaLook;
  card: Raspadinha;
  premio: PremioGanho;
}

/** Steps after a prize: save its voucher, then the next card, or all prizes when none is left. */
function Ganhou({ look, card, premio, restantes, onProxima, isEmbedded = false }: GanhouProps) {
  const { pending, save } = useVoucher(card, premio);
  return (
    <Lugar look={look}>
      <Button wide icon={<Download />} pending={pending === 'guardar'} onClick={save}>
        {voucherText.guardar}
      </Button>
      {restantes > 0 ? (
        <Button wide variant="secondary" onClick={onProxima}>
          {text.depoisDoPremio[look]}
        </Button>
      ) : (
        !isEmbedded && <Saidas isMain={false} premiada />
      )}
    </Lugar>
  );
}

// Final refusals: retrying the same card cannot succeed.
const finais: readonly ErrorCode[] = ['campanha.encerrada', 'raspadinha.cancelada'];
const canTryAgain = ({ codigo }: ApiError): boolean => !finais.includes(codigo);

/** Link to the list of cards after a final refusal. The wheel has no list. */
function ParaLista({ look }: { look: RaspadinhaLook }) {
  return (
    <Lugar look={look}>
      <LinkButton wide to={toRaspadinhaPath(look === 'giro' ? 'raspadinha' : look)} replace>
        {text.verTodas}
      </LinkButton>
    </Lugar>
  );
}

/** Bottom bar; below the wheel it is inline, because that screen has the menu at the bottom. */
function Lugar({
  look,
  note,
  children,
}: {
  look: RaspadinhaLook;
  note?: string | undefined;
  children: ReactNode;
}) {
  if (look !== 'giro') return <BottomBar note={note}>{children}</BottomBar>;
  return (
    <div className={styles.acoes}>
      {note && <p className={styles.nota}>{note}</p>}
      {children}
    </div>
  );
}

/** Links to other screens; the first is primary when no card is left. */
function Saidas({ isMain, premiada }: { isMain: boolean; premiada: boolean }) {
  const isOpen = useParticipacao().situacao === 'aberta';
  const premios = (variant: 'primary' | 'ghost') => (
    <LinkButton wide variant={variant} to={appPaths.premiacaoInstantanea} replace>
      {text.verPremios}
    </LinkButton>
  );
  if (premiada || !isOpen) return premios(isMain ? 'primary' : 'ghost');
  return (
    <EscanearLink wide variant={isMain ? 'primary' : 'ghost'} icon={<QrCode />}>
      {text.outraNota}
    </EscanearLink>
  );
}
