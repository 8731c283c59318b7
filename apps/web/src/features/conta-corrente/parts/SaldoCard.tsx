import { contaText } from '@trevo/contract/palavras.text';
import { ChevronDown, Coins } from 'lucide-react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '@trevo/client/format.ts';
import { listaText } from '../../../platform/platform.text.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { saldoText as text } from '../conta-corrente.text.ts';
import type { Moeda, Saldo } from '../conta-corrente.wire.ts';
import { type SaldoState, describeIdade } from '../saldo-conhecido.ts';
import { formatFigura } from '../valor-conta.text.ts';
import styles from './SaldoCard.module.css';

export interface SaldoCardProps {
  moeda: Moeda;
  /** Undefined while the owner is unknown. */
  state: SaldoState | undefined;
}

/** Card with the available, pending and expiring amounts in brand colours; a debt is shown separately. */
export function SaldoCard({ moeda, state }: SaldoCardProps) {
  const { saldo, desde = null, hasFailed = false } = state ?? {};
  return (
    <div className={styles.parts}>
      <Card variant="brand" padding="generous">
        <div className={styles.head}>
          <h2>{text.voceTem[moeda]}</h2>
          <Coins aria-hidden="true" />
        </div>
        {saldo ? (
          <Figuras moeda={moeda} saldo={saldo} />
        ) : hasFailed ? (
          <div role="alert">
            <p>{text.semResposta}</p>
          </div>
        ) : (
          <SkeletonGroup label={listaText.carregando}>
            <Skeleton width="50%" height="3rem" />
            <Skeleton width="75%" />
          </SkeletonGroup>
        )}
        {desde !== null && <Idade desde={desde} />}
        {state && (hasFailed || desde !== null) && (
          <button
            type="button"
            className={styles.retry}
            aria-disabled={state.pending || undefined}
            onClick={state.onRetry}
          >
            {listaText.tentarNovamente}
          </button>
        )}
      </Card>
      {saldo && saldo.devido > 0 && (
        <Notice tone="alerta" title={text.devidoTitulo}>
          {text.devido(moeda, saldo.devido)}
        </Notice>
      )}
    </div>
  );
}

function Idade({ desde }: { desde: string }) {
  const agora = useAgora();
  return (
    <p role="status" className={styles.idade}>
      {describeIdade(desde, agora)}. {text.semAtualizar}
    </p>
  );
}

function Figuras({ moeda, saldo }: { moeda: Moeda; saldo: Saldo }) {
  const agora = useAgora();
  const { disponivel, aLiberar, liberacoes, vencimentos } = saldo;
  const [vence] = vencimentos;
  const total = disponivel + aLiberar;
  return (
    <>
      <p className={styles.total}>
        <strong>{formatFigura(moeda, disponivel)}</strong> {moeda === 'pontos' && text.unidade(disponivel)}
      </p>
      {aLiberar > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(disponivel * 100) / total}%` }} />
        </span>
      )}
      {aLiberar > 0 && <p>{describeALiberar(moeda, saldo, agora)}</p>}
      {vence && <p>{text.vencem(moeda, vence.valor, formatDiaMes(vence.em, agora))}</p>}
      {liberacoes.length + vencimentos.length > 2 && (
        <details className={styles.datas}>
          <summary>
            {text.datas}
            <ChevronDown aria-hidden="true" />
          </summary>
          <Datas titulo={text.liberacoes} moeda={moeda} previsoes={liberacoes} agora={agora} />
          <Datas titulo={text.vencimentos} moeda={moeda} previsoes={vencimentos} agora={agora} />
        </details>
      )}
    </>
  );
}

/**
 * Returns the text of the pending amount with its last release date, or the first one when not all releases are
 * listed.
 */
function describeALiberar(moeda: Moeda, { aLiberar, liberacoes }: Saldo, agora: Date): string {
  const [first] = liberacoes;
  const last = liberacoes.at(-1);
  if (!first || !last) return contaText.valor(moeda, aLiberar);
  const told = liberacoes.reduce((sum, { valor }) => sum + valor, 0);
  if (told < aLiberar) return text.aLiberarDesde(moeda, aLiberar, formatDiaMes(first.em, agora));
  const format = first === last ? text.aLiberarEm : text.aLiberarAte;
  return format(moeda, aLiberar, formatDiaMes(last.em, agora));
}

function Datas(props: { titulo: string; moeda: Moeda; previsoes: Saldo['liberacoes']; agora: Date }) {
  const { titulo, moeda, previsoes, agora } = props;
  if (previsoes.length === 0) return null;
  return (
    <>
      <h3>{titulo}</h3>
      <dl>
        {previsoes.map(({ em, valor }) => (
          <div key={em}>
            <dt>{formatDiaMes(em, agora)}</dt>
            <dd>{contaText.valor(moeda, valor)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
