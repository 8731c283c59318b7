import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { toDiaCurto } from '../documento/dia.ts';
import { toPontos } from './to-pontos.ts';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

interface PontoDia {
  readonly dia: string;
  readonly valor: number;
}

const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const [largura, altura] = [320, 96];

/** A value over the days as a small chart, with the same as a table below it. */
export function GraficoDias(props: {
  nome: string;
  /** The value grows to its total: drawn as an area. Otherwise bars, one a day. */
  isAcumulado: boolean;
  pontos: readonly PontoDia[];
}) {
  const { nome, isAcumulado, pontos } = props;
  const valores = pontos.map(({ valor }) => valor);
  const maximo = Math.max(...valores, 1);
  const legenda = isAcumulado
    ? text.noFim(inteiro.format(valores.at(-1) ?? 0))
    : text.maximo(inteiro.format(maximo));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{nome}</strong> <span>{legenda}</span>
      </figcaption>
      <svg viewBox={`0 0 ${largura} ${altura}`} role="img" aria-label={`${nome}: ${legenda}`}>
        <line x1="0" y1={altura} x2={largura} y2={altura} className={styles.axis} />
        {isAcumulado ? (
          <polygon
            className={styles.area}
            points={`0,${altura} ${toPontos(valores, maximo, largura, altura)} ${largura},${altura}`}
          />
        ) : (
          valores.map((valor, at) => {
            const step = largura / valores.length;
            const height = (valor / maximo) * altura;
            return (
              <rect
                key={pontos[at]!.dia}
                className={styles.barra}
                x={at * step}
                y={altura - height}
                width={Math.max(0.5, step * 0.8)}
                height={height}
              />
            );
          })
        )}
      </svg>
      <span className={styles.ends}>
        <span>{pontos[0] && toDiaCurto(pontos[0].dia)}</span>
        <span>{pontos.length > 0 && toDiaCurto(pontos.at(-1)!.dia)}</span>
      </span>
      <Disclosure title={text.tabela(nome)}>
        <Tabela nome={text.tabela(nome)} colunas={colunas} itens={pontos} toId={({ dia }) => dia} />
      </Disclosure>
    </figure>
  );
}

const colunas: readonly Coluna<PontoDia>[] = [
  { id: 'dia', titulo: text.dia, conteudo: ({ dia }) => toDiaCurto(dia) },
  { id: 'valor', titulo: text.valor, alinhar: 'fim', conteudo: ({ valor }) => inteiro.format(valor) },
];
