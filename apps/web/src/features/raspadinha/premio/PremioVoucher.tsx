import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { toRaspadinhaPath } from '../raspadinha-path.ts';
import type { PremioGanho, Raspadinha } from '../raspadinha.wire.ts';
import { useVoucher } from '../use-voucher.ts';
import { PremioFigura } from './PremioFigura.tsx';
import styles from './PremioVoucher.module.css';
import { voucherText as text } from './voucher.text.ts';

/** Lazy import of the QR encoder. */
const QrCode = lazy(() => import('@trevo/ui/display/code/QrCode.tsx').then((m) => ({ default: m.QrCode })));

export interface PremioVoucherProps {
  card: Raspadinha;
  premio: PremioGanho;
}

/**
 * Voucher of a prize: prize, owner, date and code for handing it over. On a kiosk a QR code of its address moves
 * it to the phone, and nothing is stored.
 */
export function PremioVoucher({ card, premio }: PremioVoucherProps) {
  const { codigo, nome, dia, prazo, pending, share } = useVoucher(card, premio);
  const isTotem = useIsTotem();
  const facts = [
    { rotulo: text.de, fato: nome },
    { rotulo: text.em, fato: dia },
  ];
  // Prizes that were handed over or are paid out need no code.
  const isOpen = card.status === 'RASPADA' && premio.entrega === 'promotora';
  const dica = isTotem ? text.leve : isOpen && premio.instrucoes === null && text.guarde;
  return (
    <article className={styles.voucher} aria-label={premio.nome}>
      <div className={styles.head}>
        <span className={styles.figura}>
          <PremioFigura premio={premio} />
        </span>
        <h2 className={styles.nome}>{premio.nome}</h2>
        <dl className={styles.dono}>
          {facts.map(
            ({ rotulo, fato }) =>
              fato && (
                <div key={rotulo}>
                  <dt>{rotulo}</dt> <dd>{fato}</dd>
                </div>
              ),
          )}
        </dl>
        {!isTotem && (
          <span className={styles.share}>
            <IconButton
              label={text.compartilhar}
              icon={<Share2 />}
              aria-busy={pending === 'compartilhar' || undefined}
              onClick={share}
            />
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <div>
            <dt>{text.codigo}</dt>
            <dd className={styles.codigo}>{codigo}</dd>
          </div>
          {prazo && (
            <div className={styles.prazo} data-situacao={prazo.situacao}>
              <dt>{prazo.rotulo}</dt>
              <dd>{prazo.dia}</dd>
            </div>
          )}
        </dl>
        {(isOpen || isTotem) && (
          <div className={styles.qr}>
            <Suspense fallback={null}>
              <QrCode
                text={isTotem ? location.origin + toRaspadinhaPath('raspadinha', card.id) : codigo}
                label={isTotem ? text.qrTotem : text.qr(codigo)}
              />
            </Suspense>
          </div>
        )}
        {dica && <p className={styles.dica}>{dica}</p>}
      </div>
    </article>
  );
}
