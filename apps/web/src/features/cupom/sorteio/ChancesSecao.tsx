import { formatMomento } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { cupomText } from '../cupom.text.ts';
import styles from './ChancesSecao.module.css';
import type { Chance } from './use-chances.ts';
import type { Sorteio } from './use-sorteios.ts';

const text = cupomText.chances;

export interface ChancesSecaoProps {
  chances: readonly Chance[];
  sorteios: readonly Sorteio[];
}

/** The consumidor's numbers in each coming draw, out of all granted ones; nothing without any. */
export function ChancesSecao({ chances, sorteios }: ChancesSecaoProps) {
  const own = chances
    .filter(({ meus }) => meus > 0)
    .map((chance) => ({ ...chance, isFechada: isFechada(sorteios, chance.data) }));
  if (own.length === 0) return null;
  return (
    <section className={styles.secao} aria-labelledby="chances">
      <h2 id="chances" className={styles.titulo}>
        {text.titulo}
      </h2>
      <Card>
        <div className={styles.chances}>
          {groupIguais(own).map(([first, ...others]) => (
            <p key={first.data} className={styles.sorteio}>
              <span className={styles.nome}>
                {[first, ...others].map(({ data: dia }) => findNome(sorteios, dia)).join(', ')}
              </span>
              <span className={styles.quantos}>{text.quantos(first.meus, first.total, first.isFechada)}</span>
            </p>
          ))}
          <Nota contadoEm={own[0]!.contadoEm} isFechada={own.every((one) => one.isFechada)} />
        </div>
      </Card>
    </section>
  );
}

const findNome = (sorteios: readonly Sorteio[], dia: string): string =>
  sorteios.find((sorteio) => sorteio.data === dia)?.nome ?? '';

/** Whether the list of a draw's numbers is frozen. */
const isFechada = (sorteios: readonly Sorteio[], dia: string): boolean =>
  sorteios.find((sorteio) => sorteio.data === dia)?.manifestoHash !== undefined;

type ChanceMostrada = Chance & { readonly isFechada: boolean };

/** Groups the draws with the same counts, which share one sentence, in order. */
function groupIguais(chances: readonly ChanceMostrada[]): [ChanceMostrada, ...ChanceMostrada[]][] {
  const groups = new Map<string, [ChanceMostrada, ...ChanceMostrada[]]>();
  for (const chance of chances) {
    const key = `${chance.meus}/${chance.total}/${chance.isFechada}`;
    const group = groups.get(key);
    if (group) group.push(chance);
    else groups.set(key, [chance]);
  }
  return [...groups.values()];
}

/** The consumidor's numbers in one draw. */
export function ChancesDoSorteio({ chance, isFechada }: { chance: Chance; isFechada: boolean }) {
  const { meus, total, contadoEm } = chance;
  if (meus === 0) return <p>{text.nenhum}</p>;
  return (
    <div className={styles.sorteio}>
      <p className={styles.quantos}>{text.quantos(meus, total, isFechada)}</p>
      <Nota contadoEm={contadoEm} isFechada={isFechada} />
    </div>
  );
}

function Nota({ contadoEm, isFechada }: Pick<ChanceMostrada, 'contadoEm' | 'isFechada'>) {
  const agora = useAgora();
  return (
    <p className={styles.nota}>
      {isFechada ? text.notaFechada : text.nota} {text.contado(formatMomento(contadoEm, agora))}
    </p>
  );
}
