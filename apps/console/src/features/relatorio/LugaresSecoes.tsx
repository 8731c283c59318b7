import { formatContagem } from '@trevo/client/format.ts';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { RankedBars } from '@trevo/ui/chart/RankedBars.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { Painel } from './Painel.tsx';
import { formatReais, relatorioConsoleText as text } from './relatorio-console.text.ts';
import type { Relatorio } from './relatorio.wire.ts';
import styles from './Relatorios.module.css';

interface LinhaLoja {
  readonly id: string;
  readonly nome: string;
  readonly detalhe: string | null;
  readonly uf: string;
  readonly valor: string;
  readonly notas: number;
  readonly validas: number;
  readonly invalidas: number;
}

/** The receipts by shop, state, and the way they came. */
export const LugaresSecoes = ({ relatorio }: { relatorio: Relatorio }) => (
  <>
    <Lojas {...relatorio} />
    <div className={styles.grid}>
      <Estados {...relatorio} />
      <Painel titulo={text.secoes.origens}>
        <RankedBars
          label={text.secoes.origens}
          bars={relatorio.origens.map(({ origem, notas }) => ({
            id: origem,
            name: text.origens[origem] ?? origem,
            value: notas,
            text: formatContagem(notas),
          }))}
        />
      </Painel>
    </div>
  </>
);

function Lojas({ lojas: { itens, outros } }: Pick<Relatorio, 'lojas'>) {
  const linhas: LinhaLoja[] = [
    ...itens.map(({ cnpj, nome, uf, valorCentavos, ...counts }) => ({
      id: cnpj,
      nome: nome ?? formatCnpj(cnpj),
      detalhe: nome === null ? null : formatCnpj(cnpj),
      uf: uf ?? '',
      valor: valorCentavos === 0 ? '–' : formatReais(valorCentavos),
      ...counts,
    })),
    ...(outros
      ? [{ id: 'outras', nome: text.outras(outros.grupos), detalhe: null, uf: '', valor: '', ...outros }]
      : []),
  ];
  return (
    <Secao titulo={text.secoes.lojas}>
      {linhas.length === 0 ? (
        <p className={styles.quiet}>{text.semLojas}</p>
      ) : (
        <Tabela nome={text.secoes.lojas} itens={linhas} toId={({ id }) => id} colunas={colunasLojas} />
      )}
      {outros && <p className={styles.quiet}>{text.outrasDica}</p>}
    </Secao>
  );
}

const toContagem = (id: 'notas' | 'validas' | 'invalidas', titulo: string): Coluna<LinhaLoja> => ({
  id,
  titulo,
  alinhar: 'fim',
  conteudo: (linha) => formatContagem(linha[id]),
});

const colunasLojas: readonly Coluna<LinhaLoja>[] = [
  {
    id: 'loja',
    titulo: text.colunas.loja,
    conteudo: ({ nome, detalhe }) => (
      <span className={styles.name}>
        {nome}
        {detalhe && <small>{detalhe}</small>}
      </span>
    ),
  },
  { id: 'uf', titulo: text.colunas.uf, conteudo: ({ uf }) => uf },
  toContagem('notas', text.colunas.notas),
  toContagem('validas', text.colunas.validas),
  toContagem('invalidas', text.colunas.recusadas),
  { id: 'valor', titulo: text.colunas.valor, alinhar: 'fim', conteudo: ({ valor }) => valor },
];

function Estados({ estados: { itens, outros } }: Pick<Relatorio, 'estados'>) {
  const bars = [
    ...itens.map(({ uf, notas }) => ({ id: uf, name: uf, value: notas, text: formatContagem(notas) })),
    ...(outros
      ? [
          {
            id: 'outros',
            name: text.outrosEstados,
            value: outros.notas,
            text: formatContagem(outros.notas),
          },
        ]
      : []),
  ];
  return (
    <Painel titulo={text.secoes.estados} nota={outros && text.outrosDica}>
      <RankedBars label={text.secoes.estados} bars={bars} />
    </Painel>
  );
}
