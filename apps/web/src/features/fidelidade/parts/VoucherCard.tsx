import { Ticket } from 'lucide-react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '../../../platform/format/format.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { formatValor } from '../../conta-corrente/public.ts';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { Disponivel } from '../use-saldos.ts';
import type { Voucher } from '../use-troca.ts';
import styles from './VoucherCard.module.css';

interface VoucherCardProps {
  voucher: Voucher;
  provedor: string;
  /** Undefined while it is not known: then the server decides. */
  disponivel: Disponivel | undefined;
  onSwap(): void;
}

/** One voucher: from whom, what for, what it costs, and whether it can be had now. */
export function VoucherCard({ voucher, provedor, disponivel, onSwap }: VoucherCardProps) {
  const { nome, descricao, imagem, validade, maximoPorPessoa } = voucher;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        {imagem ? (
          <img src={imagem} alt="" className={styles.imagem} loading="lazy" width="64" height="64" />
        ) : (
          <span className={styles.simbolo} aria-hidden="true">
            <Ticket />
          </span>
        )}
        <div className={styles.palavras}>
          <h2>{nome}</h2>
          <p className={styles.suave}>{provedor}</p>
        </div>
      </div>
      {descricao && <p>{descricao}</p>}
      <p className={styles.suave}>
        {text.validade(validade)}
        {maximoPorPessoa !== null && <span> · {text.maximo(maximoPorPessoa)}</span>}
      </p>
      <TrocarButton voucher={voucher} disponivel={disponivel} onSwap={onSwap} />
    </Card>
  );
}

function TrocarButton({ voucher, disponivel, onSwap }: Omit<VoucherCardProps, 'provedor'>) {
  const agora = useAgora();
  const { moeda, valor, semEstoque } = voucher;
  const label = text.trocar(formatValor(moeda, valor));
  if (semEstoque)
    return (
      <Button variant="secondary" wide unavailable>
        {text.esgotado}
      </Button>
    );
  if (!disponivel || valor <= disponivel.agora)
    return (
      <Button wide onClick={onSwap}>
        {label}
      </Button>
    );
  if (valor <= disponivel.comEspera && disponivel.liberaEm) {
    const dia = formatDiaMes(disponivel.liberaEm, agora);
    return (
      <Button variant="secondary" wide onClick={() => toasts.show(text.aLiberar(dia), { tone: 'alerta' })}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="secondary" wide unavailable>
      {text.falta(formatValor(moeda, valor - disponivel.comEspera))}
    </Button>
  );
}
