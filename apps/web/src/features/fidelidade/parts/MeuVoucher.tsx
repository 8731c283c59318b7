import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { VoucherPedido } from '../use-troca.ts';
import styles from './MeuVoucher.module.css';
import { VoucherCodigo } from './VoucherCodigo.tsx';
import { VoucherRegras } from './VoucherRegras.tsx';

const tones = { PENDENTE: 'info', APROVADO: 'sucesso', REPROVADO: 'perigo', EXPIRADO: 'neutro' } as const;

/** A redeemed voucher: partner, status, code to show or copy, use, conditions and expiry. */
export function MeuVoucher({ pedido }: { pedido: VoucherPedido }) {
  const agora = useAgora();
  const { nome, provedorNome, descricao, situacao, codigo, usarAte } = pedido;
  const isUsable = situacao === 'APROVADO';
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{nome}</h2>
          {provedorNome && <p className={styles.suave}>{provedorNome}</p>}
        </div>
        <Badge tone={tones[situacao]} dot>
          {text.situacoes[situacao]}
        </Badge>
      </div>
      {codigo !== null && <VoucherCodigo pedido={pedido} codigo={codigo} />}
      {isUsable && <p className={styles.prazo}>{text.usarAte(formatDiaMes(usarAte, agora))}</p>}
      {descricao && <p>{descricao}</p>}
      {(isUsable || situacao === 'PENDENTE') && <VoucherRegras {...pedido} />}
      <p className={styles.suave}>{text.trocadoEm(formatDiaMes(pedido.data, agora))}</p>
    </Card>
  );
}
