import { fidelidadeText as text } from '../fidelidade.text.ts';
import type { Voucher } from '../use-troca.ts';
import styles from './VoucherRegras.module.css';

/** Use and conditions of a voucher, as far as the campaign states them. */
export function VoucherRegras({ comoUsar, regras }: Pick<Voucher, 'comoUsar' | 'regras'>) {
  const facts = [
    [text.comoUsar, comoUsar],
    [text.regras, regras],
  ] as const;
  const known = facts.filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <dl className={styles.regras}>
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
