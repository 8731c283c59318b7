import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveAnswer } from '../../platform/api/save-text.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { vendaConsoleText as text } from './venda-console.text.ts';
import styles from './VendasTabela.module.css';

type Arquivo = RetornoOf<Calls['operador.obterImportacaoVendas']>;

const tons = {
  recebido: 'info',
  importando: 'info',
  pronto: 'sucesso',
  interrompido: 'alerta',
  recusado: 'perigo',
} as const;

/** The sales files of a campaign, with the results of their lines. */
export function VendasTabela(props: { campanha: CampanhaDaPromotora; arquivos: readonly Arquivo[] }) {
  const { campanha, arquivos } = props;
  const { ano, identificacao } = campanha;
  const [error, setError] = useState<ApiError | null>(null);

  async function save({ id, nome }: Arquivo): Promise<void> {
    setError(null);
    try {
      await saveAnswer(
        'operador.errosVendas',
        { ano, identificacao, id },
        text.nomeErros(nome || text.semNome),
      );
    } catch (thrown) {
      setError(toApiError(thrown));
    }
  }

  const acao: Coluna<Arquivo> = {
    id: 'acao',
    titulo: text.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (arquivo) =>
      arquivo.erros > 0 && (
        <Button
          variant="secondary"
          size="small"
          icon={<Download />}
          aria-label={text.baixarErrosDe(arquivo.nome)}
          onClick={() => void save(arquivo)}
        >
          {text.baixarErros}
        </Button>
      ),
  };
  return (
    <>
      <Recusa error={error} />
      <Tabela nome={text.historico} itens={arquivos} toId={({ id }) => id} colunas={[...colunas, acao]} />
    </>
  );
}

const colunas: readonly Coluna<Arquivo>[] = [
  {
    id: 'arquivo',
    titulo: text.arquivo,
    conteudo: ({ nome, motivo }) => (
      <span className={styles.file}>
        <strong>{nome || text.semNome}</strong>
        {motivo !== null && <small>{motivo}</small>}
      </span>
    ),
  },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: ({ situacao }) => (
      <Badge dot tone={tons[situacao]}>
        {text.situacoes[situacao]}
      </Badge>
    ),
  },
  { id: 'linhas', titulo: text.linhas, alinhar: 'fim', conteudo: ({ linhas }) => formatContagem(linhas) },
  { id: 'novas', titulo: text.novas, alinhar: 'fim', conteudo: ({ novas }) => formatContagem(novas) },
  { id: 'mudadas', titulo: text.mudadas, alinhar: 'fim', conteudo: ({ mudadas }) => formatContagem(mudadas) },
  { id: 'erros', titulo: text.erros, alinhar: 'fim', conteudo: ({ erros }) => formatContagem(erros) },
  {
    id: 'quando',
    titulo: text.quando,
    alinhar: 'fim',
    conteudo: ({ recebidoEm }) => <Momento em={recebidoEm} />,
  },
];
