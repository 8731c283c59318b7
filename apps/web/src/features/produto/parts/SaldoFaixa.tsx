import { contaText } from '@trevo/contract/palavras.text';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import type { SaldoConhecido } from '../botao-estado.ts';
import { saldoText as text } from '../produto.text.ts';
import type { Moeda } from '../produto.wire.ts';
import type { Saldos } from '../use-produto-saldos.ts';
import styles from './SaldoFaixa.module.css';

const ordem: readonly Moeda[] = ['pontos', 'cashback'];

/** Available balance of each currency that the products cost. */
export function SaldoFaixa({ saldos, moedas }: { saldos: Saldos; moedas: ReadonlySet<Moeda> }) {
  const known = ordem.filter((moeda) => moedas.has(moeda) && saldos.saldo[moeda] !== null);
  return (
    <>
      {known.length > 0 && (
        <Card variant="brand" className={styles.faixa}>
          {known.map((moeda) => (
            <UmSaldo key={moeda} moeda={moeda} saldo={saldos.saldo[moeda] ?? undefined} />
          ))}
        </Card>
      )}
      {known.length < moedas.size && (
        <Notice
          tone="alerta"
          action={
            <Button size="small" variant="secondary" onClick={saldos.retry}>
              {text.tentar}
            </Button>
          }
        >
          {text.semSaldo}
        </Notice>
      )}
    </>
  );
}

function UmSaldo({ moeda, saldo }: { moeda: Moeda; saldo: SaldoConhecido | undefined }) {
  const agora = useAgora();
  if (!saldo) return <Skeleton width="60%" height="2rem" />;
  const espera = saldo.total - saldo.disponivel;
  const proxima = saldo.liberacoes[0];
  return (
    <div>
      <p className={styles.nome}>{text[moeda]}</p>
      <p className={styles.valor}>{contaText.valor(moeda, saldo.disponivel)}</p>
      {espera > 0 && (
        <p className={styles.nome}>
          {proxima
            ? text.aLiberar(contaText.valor(moeda, proxima.valor), formatDiaMes(proxima.em, agora))
            : text.aguardando(contaText.valor(moeda, espera))}
        </p>
      )}
    </div>
  );
}
