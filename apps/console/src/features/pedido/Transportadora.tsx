import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { saveText } from '../../platform/api/save-text.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { pedidoConsoleText } from './pedido-console.text.ts';
import { type Pedido, type PedidoEscolhido, parseRastreios, toArquivo } from './pedido-arquivo.ts';
import { PreviaDialog } from './PreviaDialog.tsx';
import styles from './QuadroPedidosScreen.module.css';

const text = pedidoConsoleText.arquivo;

interface Lido {
  readonly pedidos: readonly PedidoEscolhido[];
  readonly frases: readonly string[];
}

/** The file for the carrier, and its way back with tracking codes; nothing outside packing. */
export function Transportadora(props: { campanha: CampanhaDaPromotora; situacao: PedidoSituacao }) {
  const { campanha, situacao } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problema, setProblema] = useState<string | null>(null);
  const [lido, setLido] = useState<Lido | null>(null);
  const baixar = useTask(async () => {
    const pedidos = await readAll(campanha, situacao);
    saveText(text.nome(situacao.toLowerCase()), 'text/csv', toArquivo(pedidos));
  });
  if (situacao !== 'SEPARACAO') return null;

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const parsed = parseRastreios(await file.text());
    setProblema(!parsed ? text.semColunas : parsed.pedidos.length === 0 ? text.semCodigos : null);
    if (!parsed || parsed.pedidos.length === 0) return;
    const { pedidos, ruins } = parsed;
    const frases = [pedidoConsoleText.previa.comRastreio(pedidos.length)];
    setLido({ pedidos, frases: ruins > 0 ? [...frases, text.linhasRuins(ruins)] : frases });
  }

  return (
    <div className={styles.carrier} role="group" aria-label={text.titulo}>
      <p>{text.ajuda}</p>
      <Button
        variant="secondary"
        size="small"
        icon={<Download />}
        pending={baixar.isPending}
        onClick={() => void baixar.run()}
      >
        {text.baixar}
      </Button>
      <EscolhaArquivo
        ref={input}
        rotulo={text.rotulo}
        aceita=".csv,text/csv"
        onChoose={(file) => void read(file)}
      />
      <Button variant="secondary" size="small" icon={<FileUp />} onClick={() => input.current?.click()}>
        {text.ler}
      </Button>
      {problema !== null && (
        <div role="alert">
          <Notice tone="perigo">{problema}</Notice>
        </div>
      )}
      <Recusa error={baixar.error} />
      {lido && <PreviaDialog campanha={campanha} destino="ENVIADO" {...lido} onClose={() => setLido(null)} />}
    </div>
  );
}

/** Reads all pages of the orders in a state. */
async function readAll(
  { ano, identificacao }: CampanhaDaPromotora,
  situacao: PedidoSituacao,
): Promise<Pedido[]> {
  const all: Pedido[] = [];
  for (let depois: string | null = ''; depois !== null;) {
    const answer: { retorno: { retorno: Pedido[]; depois: string | null } } = await callConsole(
      'operador.pedidos',
      {
        params: { ano, identificacao, situacao, perPage: 100 },
        query: depois === '' ? {} : { depois },
      } as never,
    );
    all.push(...answer.retorno.retorno);
    depois = answer.retorno.depois;
  }
  return all;
}
