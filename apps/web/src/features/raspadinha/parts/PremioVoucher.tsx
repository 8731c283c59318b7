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

/** The encoder of QR codes comes only where one is shown. */
const QrCode = lazy(() => import('@trevo/ui/display/QrCode.tsx').then((m) => ({ default: m.QrCode })));

export interface PremioVoucherProps {
  card: Raspadinha;
  premio: PremioGanho;
}

/**
 * A prize as the paper that is handed in for it: what, whose, since when, and by which code. On a kiosk it goes to the
 * phone by the QR code of its address, and nothing of it is kept there.
 */
export function PremioVoucher({ card, premio }: PremioVoucherProps) {
  const { codigo, nome, dia, prazo, pending, share } = useVoucher(card, premio);
  const isTotem = useIsTotem();
  const facts = [
    { rotulo: text.de, fato: nome },
    { rotulo: text.em, fato: dia },
  ];
  // What was handed over, or is paid out, is not handed in any more.
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
