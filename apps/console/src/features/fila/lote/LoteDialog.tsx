import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useState } from 'react';
import { useRead } from '../../../platform/api/console-client.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { describeLoja, listDividas, listGanhos } from '../nota/describe-nota.ts';
import { filaConsoleText } from '../fila-console.text.ts';
import type { Lote, Nota } from '../fila-estado.ts';
import type { CausaNota } from './MesmaCausa.tsx';
import styles from './LoteDialog.module.css';

type Previa = RetornoOf<Calls['operador.preverLote']>;
type NotaDoLote = Previa['notas'][number];

const text = filaConsoleText.lote;
const aprovar = 'VALIDO';

/** Reasons that the owner reads by default for each cause. */
const motivoDaCausa: Readonly<Record<CausaNota['causa'], string>> = {
  emitente: 'documentoFiscal.emitenteNaoParticipante',
  datas: 'documentoFiscal.recusadoNaAnalise',
  foto: 'documentoFiscal.duplicado',
};

/** The receipts of one cause, the verdict on all of them, and its effect. */
export function LoteDialog(props: {
  campanha: CampanhaDaPromotora;
  nota: Nota;
  causa: CausaNota['causa'];
  motivos: readonly { readonly codigo: string; readonly mensagem: string }[];
  onClose: () => void;
  onDecide: (lote: Omit<Lote, 'ate'>) => void;
}) {
  const { campanha, nota, causa, motivos, onClose, onDecide } = props;
  const { ano, identificacao } = campanha;
  const { consumidorID, documentoFiscalID } = nota;
  const [decisao, setDecisao] = useState(motivoDaCausa[causa]);
  const toDecisao = () =>
    decisao === aprovar
      ? ({ status: 'VALIDO' } as const)
      : ({ status: 'INVALIDO', motivo: decisao as Lote['decisao']['motivo'] } as const);
  const previa = useRead('operador.preverLote', {
    params: { ano, identificacao, consumidorID, documentoFiscalID },
    query: { causa, ...toDecisao() },
  });
  const opcoes = [
    ...motivos.map(({ codigo, mensagem }) => ({
      value: codigo,
      label: text.recusar(filaConsoleText.motivos[codigo] ?? mensagem),
    })),
    { value: aprovar, label: text.aprovar },
  ];
  const decide = ({ notas }: Previa) =>
    onDecide({ loteID: crypto.randomUUID(), causa, decisao: toDecisao(), notas });
  return (
    <PeekPanel open onClose={onClose} title={text.titulo} closeLabel={consolePlatformText.fechar}>
      <div className={styles.body}>
        <p>{text.explica[causa]}</p>
        <Field label={text.decisao}>
          <SelectInput
            value={decisao}
            options={opcoes}
            onChange={({ currentTarget }) => setDecisao(currentTarget.value)}
          />
        </Field>
        <Leitura lida={previa} linhas={6}>
          {(lida) => (
            <Conteudo
              previa={lida}
              isAprovacao={decisao === aprovar}
              isFresh={!previa.isPlaceholderData}
              onDecide={() => decide(lida)}
            />
          )}
        </Leitura>
      </div>
    </PeekPanel>
  );
}

function Conteudo(props: { previa: Previa; isAprovacao: boolean; isFresh: boolean; onDecide: () => void }) {
  const { previa, isAprovacao, isFresh, onDecide } = props;
  const { notas, deFora, pessoas, efeito } = previa;
  const total = notas.length;
  return (
    <>
      <div className={styles.effect} aria-live="polite">
        <p>
          <strong>{text.notasDe(total, pessoas)}</strong>
          {isAprovacao ? ` ${text.ganham(listGanhos(efeito).join(' · '))}` : ` ${text.nadaMuda}`}
        </p>
        {efeito.limitado && <p>{text.limitado}</p>}
        {listDividas(efeito).map((divida) => (
          <p key={divida}>{divida}</p>
        ))}
      </div>
      {deFora.length > 0 && (
        <Notice tone="alerta" title={text.deFora(deFora.length)}>
          {contarRazoes(deFora)}
        </Notice>
      )}
      {total > 0 && (
        <>
          <div className={styles.acts}>
            <Button variant={isAprovacao ? 'primary' : 'danger'} pending={!isFresh} onClick={onDecide}>
              {isAprovacao ? text.aprovarNotas(total) : text.recusarNotas(total)}
            </Button>
            <small>{text.prazo}</small>
          </div>
          <Tabela
            nome={text.lista}
            itens={notas}
            toId={({ documentoFiscalID }) => documentoFiscalID}
            colunas={colunas}
          />
        </>
      )}
    </>
  );
}

/** Returns the reasons with their counts. */
function contarRazoes(deFora: Previa['deFora']): string {
  const counts = new Map<string, number>();
  for (const { mensagem } of deFora) counts.set(mensagem, (counts.get(mensagem) ?? 0) + 1);
  return [...counts].map(([mensagem, total]) => (total > 1 ? `${mensagem} (${total})` : mensagem)).join(' ');
}

const colunas: readonly Coluna<NotaDoLote>[] = [
  { id: 'loja', titulo: filaConsoleText.loja, conteudo: (nota) => describeLoja(nota) },
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
];
