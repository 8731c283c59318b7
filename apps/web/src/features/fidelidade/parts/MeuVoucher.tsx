import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { VoucherPedido } from '../use-troca.ts';
import styles from './MeuVoucher.module.css';

const tones = { PENDENTE: 'info', APROVADO: 'sucesso', REPROVADO: 'perigo', EXPIRADO: 'neutro' } as const;

/** A redeemed voucher: status, code to show or copy, and expiry. */
export function MeuVoucher({ pedido }: { pedido: VoucherPedido }) {
  const agora = useAgora();
  const { nome, situacao, codigo, usarAte } = pedido;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{nome}</h2>
        <Badge tone={tones[situacao]} dot>
          {text.situacoes[situacao]}
        </Badge>
      </div>
      {codigo !== null && <Codigo codigo={codigo} />}
      <p className={styles.suave}>
        {text.trocadoEm(formatDiaMes(pedido.data, agora))}
        {situacao === 'APROVADO' && <span> · {text.usarAte(formatDiaMes(usarAte, agora))}</span>}
      </p>
    </Card>
  );
}

function Codigo({ codigo }: { codigo: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codigo);
      setCopied(true);
    } catch {
      // Clipboard access was denied: the code can still be selected on the screen.
    }
  };
  return (
    <div className={styles.codigo}>
      <span className={styles.suave}>{text.codigo}</span>
      <output className={styles.letras}>{codigo}</output>
      {'clipboard' in navigator && (
        <Button variant="secondary" wide icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {isCopied ? text.copiado : text.copiar}
        </Button>
      )}
      <LiveRegion>{isCopied && text.copiado}</LiveRegion>
    </div>
  );
}
