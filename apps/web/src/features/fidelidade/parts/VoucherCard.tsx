import { contaText } from '@trevo/contract/palavras.text';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Ticket } from 'lucide-react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDia } from '@trevo/client/format.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { type SaldoResposta, toBotaoEstado } from '../../produto/public.ts';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { Voucher } from '../use-troca.ts';
import styles from './VoucherCard.module.css';
import { VoucherRegras } from './VoucherRegras.tsx';

interface VoucherCardProps {
  voucher: Voucher;
  provedor: string;
  /** Undefined while loading; null when the request got no response: then the server decides. */
  saldo: SaldoResposta;
  onSwap(): void;
}

/** Card of a voucher: provider, description, price, and whether the balance suffices. */
export function VoucherCard({ voucher, provedor, saldo, onSwap }: VoucherCardProps) {
  const { nome, descricao, imagem, validade, maximoPorPessoa } = voucher;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        {imagem ? (
          <img
            src={toApiUrl(imagem)}
            alt=""
            className={styles.imagem}
            loading="lazy"
            width="64"
            height="64"
          />
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
      <VoucherRegras {...voucher} />
      <p className={styles.suave}>
        {text.validade(validade)}
        {maximoPorPessoa !== null && <span> · {text.maximo(maximoPorPessoa)}</span>}
      </p>
      <TrocarButton voucher={voucher} saldo={saldo} onSwap={onSwap} />
    </Card>
  );
}

function TrocarButton({ voucher, saldo, onSwap }: Omit<VoucherCardProps, 'provedor'>) {
  const hoje = toSaoPaulo(useAgora()).dia;
  const toDia = (instante: string) => formatDia(toSaoPaulo(new Date(instante)).dia, hoje);
  const { moeda, valor } = voucher;
  const botao = toBotaoEstado(voucher, false, saldo);
  const label = text.trocar(contaText.valor(moeda, valor));
  switch (botao.estado) {
    case 'semEstoque':
    case 'noCarrinho':
      return (
        <Button variant="secondary" wide unavailable>
          {text.esgotado}
        </Button>
      );
    case 'insuficiente':
      return (
        <Button variant="secondary" wide unavailable>
          {contaText.faltaAinda(moeda, botao.falta)}
        </Button>
      );
    case 'aLiberar': {
      const words = botao.liberaEm ? text.aLiberar(toDia(botao.liberaEm)) : text.aLiberarDepois;
      return (
        <Button variant="secondary" wide onClick={() => toasts.show(words, { tone: 'alerta' })}>
          {label}
        </Button>
      );
    }
    case 'carregando':
    case 'livre':
      return (
        <Button wide variant="secondary" onClick={onSwap} unavailable={botao.estado === 'carregando'}>
          {label}
        </Button>
      );
  }
}
