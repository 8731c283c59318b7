import {
  describeDesclassificados,
  describePassos,
  describePremiados,
  describeSorteio,
} from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { describeRegraSorteio } from '@trevo/contract/sorteio/regra-sorteio.text';
import type { Capsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { Card } from '@trevo/ui/display/Card.tsx';
import { conferirText as text } from '../conferir.text.ts';
import styles from '../Conferir.module.css';

/** The draw in words: rule, extraction, each step, winners and alternates. */
export function ContaParte({ capsula }: { capsula: Capsula }) {
  const { apuracao, regra, manifesto, extracao } = capsula;
  const desclassificados = describeDesclassificados(capsula);
  const premiados = describePremiados(capsula, apuracao.premiados);
  const suplentes = describePremiados(capsula, apuracao.suplentes);
  return (
    <>
      <Card>
        <h2>{text.premiados}</h2>
        {premiados.length > 0 ? <Linhas linhas={premiados} isStrong /> : <p>{text.semPremiados}</p>}
        {suplentes.length > 0 && (
          <>
            <h3>{text.suplentes}</h3>
            <Linhas linhas={suplentes} />
          </>
        )}
        {desclassificados.length > 0 && (
          <>
            <h3>{text.desclassificados}</h3>
            <Linhas linhas={desclassificados} />
          </>
        )}
      </Card>
      <Card>
        <h2>{text.sorteio}</h2>
        <Linhas linhas={describeSorteio(capsula)} />
        <h3>{text.loteria}</h3>
        <dl className={styles.extracao}>
          {text.premiosDaLoteria.map((nome, at) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{extracao[at]}</dd>
            </div>
          ))}
        </dl>
        <h3>{text.regra}</h3>
        <Linhas linhas={describeRegraSorteio(regra, manifesto.series)} />
      </Card>
      <Card>
        <h2>{text.passos}</h2>
        {describePassos(capsula).map(({ id, titulo, passos }) => (
          <section key={id} className={styles.parte}>
            <h3>{titulo}</h3>
            <ol className={styles.passos}>
              {passos.map((passo) => (
                <li key={passo}>{passo}</li>
              ))}
            </ol>
          </section>
        ))}
      </Card>
    </>
  );
}

function Linhas({ linhas, isStrong = false }: { linhas: readonly string[]; isStrong?: boolean }) {
  return (
    <ul className={isStrong ? styles.premiados : styles.linhas}>
      {linhas.map((linha) => (
        <li key={linha}>{linha}</li>
      ))}
    </ul>
  );
}
