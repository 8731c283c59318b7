import { Check, Copy, Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWakeLock } from '../../../platform/browser/use-wake-lock.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { FullScreen } from '@trevo/ui/dialog/FullScreen.tsx';
import { BarCode } from '@trevo/ui/display/code/BarCode.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { VoucherPedido } from '../use-troca.ts';
import styles from './VoucherCodigo.module.css';

/** Lazy import of the QR encoder. */
const QrCode = lazy(() => import('@trevo/ui/display/code/QrCode.tsx').then((m) => ({ default: m.QrCode })));

export interface VoucherCodigoProps {
  pedido: Pick<VoucherPedido, 'nome' | 'provedorNome' | 'leitura'>;
  codigo: string;
}

/** Code of a voucher: a tap shows it on the whole screen, where it is easiest to read; a button copies it. */
export function VoucherCodigo({ pedido, codigo }: VoucherCodigoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.parte}>
      <button
        type="button"
        className={styles.codigo}
        data-leitura={pedido.leitura ?? undefined}
        aria-haspopup="dialog"
        aria-label={text.mostrarCodigo(codigo)}
        onClick={() => setOpen(true)}
      >
        <Simbolo leitura={pedido.leitura} codigo={codigo} />
        <span className={styles.palavras}>
          <span className={styles.letras}>{codigo}</span>
          <span className={styles.dica}>
            <Maximize2 aria-hidden="true" />
            {text.ampliar}
          </span>
        </span>
      </button>
      <Copiar codigo={codigo} />
      <FullScreen
        open={isOpen}
        onClose={() => setOpen(false)}
        title={[pedido.nome, pedido.provedorNome].filter(Boolean).join(' · ')}
        closeLabel={text.fechar}
      >
        <TelaCheia leitura={pedido.leitura} codigo={codigo} />
      </FullScreen>
    </div>
  );
}

function TelaCheia({ leitura, codigo }: { leitura: VoucherPedido['leitura']; codigo: string }) {
  useWakeLock();
  return (
    <>
      <span className={styles.grande} data-leitura={leitura ?? undefined}>
        <Simbolo leitura={leitura} codigo={codigo} />
      </span>
      <output className={styles.letras}>{codigo}</output>
      <p>{text.brilho}</p>
    </>
  );
}

function Simbolo({ leitura, codigo }: { leitura: VoucherPedido['leitura']; codigo: string }) {
  if (leitura === 'barras')
    return (
      <span className={styles.simbolo}>
        <BarCode text={codigo} label={text.barras(codigo)} />
      </span>
    );
  if (leitura === 'qr')
    return (
      <span className={styles.simbolo}>
        <Suspense fallback={null}>
          <QrCode text={codigo} label={text.qr(codigo)} />
        </Suspense>
      </span>
    );
  return null;
}

function Copiar({ codigo }: { codigo: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codigo);
      setCopied(true);
    } catch {
      // Clipboard access was denied: the code is visible on the screen.
    }
  };
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button variant="ghost" size="small" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
        {isCopied ? text.copiado : text.copiar}
      </Button>
      <LiveRegion>{isCopied && text.copiado}</LiveRegion>
    </>
  );
}
