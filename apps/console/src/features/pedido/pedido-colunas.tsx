import { formatCep, formatCnpj } from '@trevo/rules/texto/mask';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import type { Coluna } from '../../platform/screen/tabela/Tabela.tsx';
import { pedidoConsoleText as text } from './pedido-console.text.ts';
import { type Pedido, toNumero } from './pedido-arquivo.ts';
import styles from './QuadroPedidosScreen.module.css';
import { VoltarPedido } from './VoltarPedido.tsx';

/** The columns of the board; `escolhidos` is null for an operator without the right to move orders. */
export function toColunas({
  campanha,
  escolhidos,
  onToggle,
  canStepBack,
}: {
  campanha: CampanhaDaPromotora;
  escolhidos: ReadonlySet<string> | null;
  onToggle(pedido: Pedido, isChosen: boolean): void;
  canStepBack: boolean;
}): readonly Coluna<Pedido>[] {
  const escolher: Coluna<Pedido> = {
    id: 'escolher',
    titulo: text.colunas.escolher,
    isTituloOculto: true,
    conteudo: (pedido) => (
      // The label is the touch target.
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={text.escolher(toNumero(pedido))}
          checked={escolhidos?.has(pedido.id) ?? false}
          onChange={({ currentTarget }) => onToggle(pedido, currentTarget.checked)}
        />
      </label>
    ),
  };
  const acao: Coluna<Pedido> = {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (pedido) => <VoltarPedido campanha={campanha} pedido={pedido} />,
  };
  return [...(escolhidos ? [escolher] : []), ...colunas, ...(canStepBack ? [acao] : [])];
}

const colunas: readonly Coluna<Pedido>[] = [
  {
    id: 'pedido',
    titulo: text.colunas.pedido,
    conteudo: ({ id, itens, motivo, rastreio, devido, moeda }) => (
      <span className={styles.what}>
        <strong>{itens.map((item) => text.vezes(item.quantidade, item.nome)).join(', ')}</strong>
        <small>
          <code>{toNumero({ id })}</code>
        </small>
        {rastreio !== null && <small>{text.rastreio(rastreio)}</small>}
        {motivo !== null && <small>{motivo}</small>}
        {devido > 0 && (
          <span>
            <Badge dot tone="perigo">
              {text.deve(text.valor(moeda, devido))}
            </Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'entregar',
    titulo: text.colunas.entregar,
    conteudo: ({ entrega, loja }) => {
      if (loja?.retirada) return text.retirada(loja.nome ?? formatCnpj(loja.cnpj));
      if (!entrega) return text.semEndereco;
      const { endereco, numero, complemento, bairro, cidade, estado, cep } = entrega.endereco;
      return (
        <span className={styles.what}>
          <strong>{entrega.destinatario}</strong>
          <small>{[endereco, numero, complemento, bairro].filter(Boolean).join(', ')}</small>
          <small>{[cidade, estado, cep && formatCep(cep)].filter(Boolean).join(', ')}</small>
        </span>
      );
    },
  },
  {
    id: 'total',
    titulo: text.colunas.total,
    alinhar: 'fim',
    conteudo: ({ moeda, total }) => text.valor(moeda, total),
  },
  {
    id: 'feito',
    titulo: text.colunas.feito,
    alinhar: 'fim',
    conteudo: ({ data: feitoEm }) => <Momento em={feitoEm} />,
  },
];
