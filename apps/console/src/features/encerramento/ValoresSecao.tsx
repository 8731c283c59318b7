import { formatCentavos, formatContagem } from '@trevo/client/format.ts';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { Button } from '@trevo/ui/action/Button.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Encerramento } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.valores;
type Valor = Encerramento['valores'][number];

/** The market value of each prize of a draw, and the tax on it. */
export function ValoresSecao(props: { params: CampanhaParams; encerramento: Encerramento }) {
  const { params, encerramento } = props;
  const maySet = usePermissao()('operador.definirValorPremio') && encerramento.fechamento === null;
  const colunas: readonly Coluna<Valor>[] = [
    {
      id: 'premio',
      titulo: text.colunas.premio,
      conteudo: ({ premio, sorteio }) => (
        <span className={styles.what}>
          <strong>{premio}</strong>
          <small>{formatDiaCurto(sorteio)}</small>
        </span>
      ),
    },
    {
      id: 'ganhos',
      titulo: text.colunas.ganhos,
      alinhar: 'fim',
      conteudo: ({ ganhos }) => formatContagem(ganhos),
    },
    {
      id: 'valor',
      titulo: text.colunas.valor,
      alinhar: 'fim',
      conteudo: (valor) =>
        maySet ? (
          <ValorCampo key={valor.valorCentavos} params={params} valor={valor} />
        ) : valor.valorCentavos === null ? (
          text.semValor
        ) : (
          formatCentavos(valor.valorCentavos)
        ),
    },
    {
      id: 'imposto',
      titulo: text.colunas.imposto,
      alinhar: 'fim',
      conteudo: ({ impostoCentavos }) =>
        impostoCentavos === null ? text.semValor : formatCentavos(impostoCentavos),
    },
  ];
  return (
    <Secao titulo={text.titulo}>
      <p id="valores" className={styles.quiet}>
        {encerramento.valores.length === 0 ? text.nenhum : text.ajuda}
      </p>
      {encerramento.valores.length > 0 && (
        <Tabela
          nome={text.titulo}
          itens={encerramento.valores}
          toId={({ sorteio, premio }) => `${sorteio} ${premio}`}
          colunas={colunas}
        />
      )}
    </Secao>
  );
}

function ValorCampo({ params, valor }: { params: CampanhaParams; valor: Valor }) {
  const { sorteio, premio, valorCentavos: salvo } = valor;
  const [centavos, setCentavos] = useState(salvo);
  const definir = useAct('operador.definirValorPremio');

  async function save(): Promise<void> {
    if (centavos === null || definir.isPending) return;
    const body = { sorteio, premio, valorCentavos: centavos };
    if (await definir.run({ params, body })) avisos.show(text.salvo, { tone: 'sucesso' });
  }

  return (
    <div className={styles.value}>
      <MoneyInput
        aria-label={text.valorDe(premio)}
        value={centavos}
        format={formatCentavos}
        onValueChange={setCentavos}
      />
      {centavos !== null && centavos !== salvo && (
        <Button
          size="small"
          variant="secondary"
          aria-label={text.salvarDe(premio)}
          pending={definir.isPending}
          onClick={() => void save()}
        >
          {text.salvar}
        </Button>
      )}
      <Recusa error={definir.error} />
    </div>
  );
}
