import { itemEncerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import type { EncerramentoItem, ItemSituacao } from '@trevo/rules/encerramento/checklist-encerramento';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, ItemConferido } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.itens;

const tons: Readonly<Record<ItemSituacao, 'sucesso' | 'alerta' | 'neutro'>> = {
  feito: 'sucesso',
  falta: 'alerta',
  naoSeAplica: 'neutro',
};

type Onde = keyof typeof text.onde;

/** The place that mends each point: a part of this screen, or another screen. */
const lugares: Readonly<Record<EncerramentoItem, Onde | null>> = {
  certificado: 'arquivos',
  cabecalho: 'scpc',
  regulamento: null,
  congelado: 'sorteios',
  resultado: 'sorteios',
  confirmado: 'sorteios',
  ata: 'arquivos',
  participantes: 'sorteios',
  exclusoes: 'sorteios',
  propriedade: 'arquivos',
  ganhadores: 'premios',
  recibos: 'premios',
  naoReclamados: 'arquivos',
  valores: 'valores',
  darf: 'arquivos',
  pendencias: 'fila',
  numeros: 'livros',
  premios: 'livros',
  contas: 'livros',
  auditoria: 'auditoria',
  guarda: null,
  prestacao: 'arquivos',
};

const ancoras: ReadonlySet<Onde> = new Set(['arquivos', 'scpc', 'valores', 'livros']);

const toAddress = (onde: Onde, { ano, identificacao }: CampanhaParams): string =>
  ancoras.has(onde)
    ? `?campanha=${ano}/${identificacao}#${onde}`
    : `/${onde}?campanha=${ano}/${identificacao}`;

const ordem: Readonly<Record<ItemSituacao, number>> = { falta: 0, feito: 1, naoSeAplica: 2 };

/** The checklist of the regulator: missing points first, each with the place that mends it. */
export function ItensSecao({ params, itens }: { params: CampanhaParams; itens: readonly ItemConferido[] }) {
  const faltam = itens.filter(({ situacao }) => situacao === 'falta').length;
  const sorted = [...itens].sort((a, b) => ordem[a.situacao] - ordem[b.situacao]);
  const onde: Coluna<ItemConferido> = {
    id: 'onde',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ codigo, situacao }) => {
      const lugar = lugares[codigo];
      if (lugar === null || situacao !== 'falta') return null;
      return (
        <LinkComoBotao
          to={toAddress(lugar, params)}
          rotulo={text.irDe(itemEncerramentoText[codigo].titulo, text.onde[lugar])}
        >
          {text.onde[lugar]}
        </LinkComoBotao>
      );
    },
  };
  return (
    <Secao titulo={text.titulo}>
      <p className={styles.quiet}>{text.resumo(faltam)}</p>
      <Tabela
        nome={text.titulo}
        itens={sorted}
        toId={({ codigo, sorteio }) => `${codigo} ${sorteio?.data}`}
        colunas={[...colunas, onde]}
      />
    </Secao>
  );
}

const colunas: readonly Coluna<ItemConferido>[] = [
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao }) => (
      <Badge tone={tons[situacao]} dot>
        {text.situacoes[situacao]}
      </Badge>
    ),
  },
  {
    id: 'ponto',
    titulo: text.colunas.ponto,
    conteudo: ({ codigo, sorteio, situacao, faltam }) => (
      <span className={styles.what}>
        <strong>
          {itemEncerramentoText[codigo].titulo}
          {sorteio && ` (${sorteio.nome})`}
        </strong>
        {situacao === 'falta' && <small>{itemEncerramentoText[codigo].falta(faltam)}</small>}
      </span>
    ),
  },
];
