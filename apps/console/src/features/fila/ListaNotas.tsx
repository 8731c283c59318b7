import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import type { Pages } from '../../platform/api/use-pages.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { describeLoja } from './nota/describe-nota.ts';
import { filaConsoleText } from './fila-console.text.ts';
import { NotaPainel } from './nota/NotaPainel.tsx';
import type { NotaRef } from './nota/nota-ref.ts';

type NotaNaLista = RetornoOf<Calls['operador.documentos']>['retorno'][number];

const text = filaConsoleText.notas;
const tones = { PENDENTE: 'alerta', VALIDO: 'sucesso', INVALIDO: 'perigo' } as const;

/** Receipts as a list; the opened one, which the address names, beside it. */
export function ListaNotas(props: { campanha: CampanhaDaPromotora; pages: Pages<NotaNaLista> }) {
  const { campanha, pages } = props;
  const [aberta, setAberta] = useAberta();
  return (
    <>
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="receipt" title={text.vazia.titulo} message={text.vazia.mensagem} />}
      >
        {(notas) => (
          <Tabela
            nome={text.titulo}
            itens={notas}
            toId={({ documentoFiscalID }) => documentoFiscalID}
            colunas={toColunas(setAberta)}
          />
        )}
      </LeituraPaginas>
      {aberta && <NotaPainel campanha={campanha} nota={aberta} onClose={() => setAberta(null)} />}
    </>
  );
}

/** Returns the receipt that the address opens, and the function that opens another one. */
function useAberta(): [NotaRef | null, (nota: NotaRef | null) => void] {
  const [search, setSearch] = useSearchParams();
  const [consumidorID, documentoFiscalID] = search.get('aberta')?.split('.') ?? [];
  const open = (nota: NotaRef | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (nota) next.set('aberta', `${nota.consumidorID}.${nota.documentoFiscalID}`);
        else next.delete('aberta');
        return next;
      },
      { replace: true },
    );
  return [consumidorID && documentoFiscalID ? { consumidorID, documentoFiscalID } : null, open];
}

const toColunas = (onOpen: (nota: NotaRef) => void): readonly Coluna<NotaNaLista>[] => [
  { id: 'loja', titulo: filaConsoleText.loja, conteudo: (nota) => describeLoja(nota) },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: ({ apuracao: { status } }) => (
      <Badge dot tone={tones[status]}>
        {filaConsoleText.gemeas.situacoes[status]}
      </Badge>
    ),
  },
  { id: 'motivo', titulo: text.motivo, conteudo: ({ apuracao }) => apuracao.motivo?.mensagem ?? '' },
  {
    id: 'compra',
    titulo: filaConsoleText.compra,
    alinhar: 'fim',
    conteudo: ({ emitidoEm }) => (emitidoEm ? formatDiaCurto(emitidoEm) : filaConsoleText.semDia),
  },
  {
    id: 'valor',
    titulo: filaConsoleText.valor,
    alinhar: 'fim',
    conteudo: ({ valorCentavos }) =>
      valorCentavos === null ? filaConsoleText.semValor : formatCentavos(valorCentavos),
  },
  {
    id: 'registrada',
    titulo: text.registrada,
    alinhar: 'fim',
    conteudo: ({ registradoEm }) => <Momento em={registradoEm} />,
  },
  {
    id: 'abrir',
    titulo: text.abrir,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (nota) => (
      <Button
        variant="ghost"
        size="small"
        aria-label={text.abrirNota(describeLoja(nota))}
        onClick={() => onOpen(nota)}
      >
        {text.abrir}
      </Button>
    ),
  },
];
