import { formatCentavos, formatDiaCurto } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { PeekPanel } from '@trevo/ui/dialog/PeekPanel.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { useState } from 'react';
import { useRead } from '../../../platform/api/console-client.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { formatPerto } from '../../../platform/format/momento.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { describeLoja, formatChave } from '../nota/describe-nota.ts';
import { filaConsoleText } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import { isPdf } from '../nota/imagem-nota.ts';
import styles from './GemeasDialog.module.css';

type Gemea = RetornoOf<Calls['operador.listarGemeas']>[number];

const text = filaConsoleText.gemeas;
const { linhas } = text;

/** A receipt beside those that may be the same purchase, with the differences marked. */
export function GemeasDialog(props: {
  campanha: CampanhaDaPromotora;
  nota: Nota;
  onClose: () => void;
  onRefuse: () => void;
}) {
  const { campanha, nota, onClose, onRefuse } = props;
  const { ano, identificacao } = campanha;
  const { consumidorID, documentoFiscalID } = nota;
  const gemeas = useRead('operador.listarGemeas', {
    params: { ano, identificacao, consumidorID, documentoFiscalID },
  });
  return (
    <PeekPanel open onClose={onClose} title={text.titulo} closeLabel={consolePlatformText.fechar}>
      <div className={styles.body}>
        <Leitura lida={gemeas}>
          {(todas) =>
            todas.length === 0 ? (
              <p>{text.nenhuma}</p>
            ) : (
              <Comparacao nota={nota} gemeas={todas} onRefuse={onRefuse} />
            )
          }
        </Leitura>
      </div>
    </PeekPanel>
  );
}

function Comparacao(props: { nota: Nota; gemeas: readonly Gemea[]; onRefuse: () => void }) {
  const { nota, gemeas, onRefuse } = props;
  const [at, setAt] = useState(0);
  const gemea = gemeas[at]!;
  const [esta, outra] = [listLinhas(nota), listLinhas(gemea)];
  return (
    <>
      <p className={styles.reasons}>
        {gemea.razoes.map((razao) => (
          <Badge key={razao} tone="alerta">
            {text.razoes[razao]}
          </Badge>
        ))}
        <Badge>{gemea.pessoa === 'mesma' ? text.mesmaPessoa : text.outraPessoa}</Badge>
      </p>
      <div className={styles.pair}>
        <Foto titulo={text.esta} uriImagem={nota.uriImagem} />
        <Foto titulo={text.outra(at + 1, gemeas.length)} uriImagem={gemea.uriImagem} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{linhas.campo}</th>
            <th scope="col">{text.esta}</th>
            <th scope="col">{text.outra(at + 1, gemeas.length)}</th>
          </tr>
        </thead>
        <tbody>
          {esta.map(({ nome, valor }, line) => {
            const isOther = valor !== outra[line]!.valor;
            return (
              <tr key={nome} data-diferente={isOther || undefined}>
                <th scope="row">
                  {nome} <small>{isOther ? text.diferente : text.igual}</small>
                </th>
                <td>{valor}</td>
                <td>{outra[line]!.valor}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.acts}>
        {gemeas.length > 1 && (
          <Button variant="secondary" size="small" onClick={() => setAt((at + 1) % gemeas.length)}>
            {text.proxima}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onRefuse}>
          {text.repetida}
        </Button>
      </div>
    </>
  );
}

const Foto = ({ titulo, uriImagem }: { titulo: string; uriImagem: string | null }) => (
  <figure className={styles.picture}>
    <figcaption>{titulo}</figcaption>
    {uriImagem && !isPdf(uriImagem) ? (
      <img src={uriImagem} alt={titulo} />
    ) : (
      <p>{filaConsoleText.imagem.sem}</p>
    )}
  </figure>
);

const listLinhas = (nota: Omit<Gemea, 'razoes' | 'pessoa'>) => [
  { nome: linhas.loja, valor: describeLoja(nota) },
  { nome: linhas.dia, valor: nota.emitidoEm ? formatDiaCurto(nota.emitidoEm) : filaConsoleText.semDia },
  {
    nome: linhas.valor,
    valor: nota.valorCentavos === null ? filaConsoleText.semValor : formatCentavos(nota.valorCentavos),
  },
  {
    nome: linhas.chave,
    valor: nota.cabecalho.chaveAcesso
      ? formatChave(nota.cabecalho.chaveAcesso)
      : (nota.cabecalho.coo ?? filaConsoleText.semChave),
  },
  { nome: linhas.situacao, valor: text.situacoes[nota.apuracao.status] },
  { nome: linhas.registrada, valor: formatPerto(nota.registradoEm) },
];
