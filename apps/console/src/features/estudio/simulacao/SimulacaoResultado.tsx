import { formatCentavos } from '@trevo/client/format.ts';
import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { toDiaCurto } from '../documento/dia.ts';
import { GraficoDias } from './GraficoDias.tsx';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The result of a simulation: means, supplies, limits and the days as charts. */
export function SimulacaoResultado({ resultado }: { resultado: ResultadoSimulacao }) {
  const { amostra, porNota, estoques, limites, dias } = resultado;
  const medias = (['numeros', 'cartelas', 'pontos', 'centavos'] as const).filter((nome) => porNota[nome] > 0);
  const series = (['notas', 'numeros', 'cartelas', 'premios', 'pontos'] as const).filter((nome) =>
    dias.some((dia) => dia[nome] > 0),
  );
  return (
    <div className={styles.result}>
      <p className={styles.help}>
        {text.amostra(
          inteiro.format(amostra.notas),
          inteiro.format(amostra.pessoas),
          inteiro.format(amostra.dias),
        )}
      </p>
      <h3>{text.porNota}</h3>
      <ul className={styles.tiles}>
        {medias.map((nome) => (
          <li key={nome}>
            <strong>
              {nome === 'centavos'
                ? formatCentavos(Math.round(porNota[nome]))
                : decimal.format(porNota[nome])}
            </strong>
            {text.medias[nome]}
          </li>
        ))}
      </ul>
      {estoques.length > 0 && (
        <>
          <h3>{text.estoques}</h3>
          <Tabela nome={text.estoques} colunas={doEstoque} itens={estoques} toId={({ tipo }) => tipo} />
        </>
      )}
      <h3>{text.limites}</h3>
      {limites.length === 0 ? (
        <p className={styles.help}>{text.nenhumLimite}</p>
      ) : (
        <Tabela nome={text.limites} colunas={doLimite} itens={limites} toId={({ codigo }) => codigo} />
      )}
      <div className={styles.charts}>
        {series.map((nome) => (
          <GraficoDias
            key={nome}
            nome={text.graficos[nome]}
            isAcumulado={nome !== 'notas'}
            pontos={dias.map((dia) => ({ dia: dia.dia, valor: dia[nome] }))}
          />
        ))}
      </div>
    </div>
  );
}

const doEstoque: readonly Coluna<ResultadoSimulacao['estoques'][number]>[] = [
  { id: 'tipo', titulo: text.estoque, conteudo: ({ tipo }) => text.tipos[tipo] },
  { id: 'total', titulo: text.total, alinhar: 'fim', conteudo: ({ total }) => inteiro.format(total) },
  { id: 'usado', titulo: text.usado, alinhar: 'fim', conteudo: ({ usado }) => inteiro.format(usado) },
  {
    id: 'acaba',
    titulo: text.acaba,
    conteudo: ({ acabaEm }) => (
      <Badge dot tone={acabaEm === null ? 'sucesso' : 'alerta'}>
        {acabaEm === null ? text.dura : text.acabaAntes(toDiaCurto(acabaEm))}
      </Badge>
    ),
  },
];

const doLimite: readonly Coluna<ResultadoSimulacao['limites'][number]>[] = [
  { id: 'causa', titulo: text.causa, conteudo: ({ mensagem }) => mensagem },
  {
    id: 'notas',
    titulo: text.notasDaAmostra,
    alinhar: 'fim',
    conteudo: ({ notas }) => inteiro.format(notas),
  },
];
