import { formatCentavos } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { useRead } from '../../../platform/api/console-client.ts';
import { useAct } from '../../../platform/api/use-act.ts';
import { Leitura, Recusa } from '../../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import type { Simulacao } from '../documento/rascunho.wire.ts';
import { isEmAndamento } from './andamento.ts';
import { SimulacaoResultado } from './SimulacaoResultado.tsx';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** One simulation: its progress with a cancel, its result, or why it has none. */
export function SimulacaoAberta({ simulacao }: { simulacao: Simulacao }) {
  const { ano, identificacao, notas, pessoas, centavos, situacao, recusa } = simulacao;
  return (
    <section className={styles.result} aria-label={text.de(identificacao, ano)}>
      <h3>{text.de(identificacao, ano)}</h3>
      <p className={styles.help}>
        {text.multidao(inteiro.format(notas), inteiro.format(pessoas), formatCentavos(centavos))}
      </p>
      {/* The state only: each percent would interrupt a screen reader. */}
      <p role="status" className={styles.help}>
        {text.estados[situacao]}
      </p>
      {isEmAndamento(simulacao) && <Andamento simulacao={simulacao} />}
      {recusa && (
        <Notice tone="perigo" title={recusa.mensagem}>
          {recusa.cura}
        </Notice>
      )}
      {situacao === 'pronta' && <Resultado simulacao={simulacao} />}
    </section>
  );
}

function Andamento({ simulacao: { simulacaoID, situacao, progresso } }: { simulacao: Simulacao }) {
  const mayCancel = usePermissao()('operador.cancelarSimulacao');
  const cancelar = useAct('operador.cancelarSimulacao');
  return (
    <>
      <ProgressBar
        label={text.progresso}
        value={situacao === 'fila' ? null : progresso}
        valueText={situacao === 'fila' ? text.situacoes.fila : text.porcento(progresso)}
        size="thick"
      />
      {mayCancel && (
        <div>
          <Button
            variant="secondary"
            size="small"
            pending={cancelar.isPending}
            onClick={() => void cancelar.run({ params: { simulacaoID } })}
          >
            {text.cancelar}
          </Button>
        </div>
      )}
      <Recusa error={cancelar.error} />
    </>
  );
}

function Resultado({ simulacao: { simulacaoID } }: { simulacao: Simulacao }) {
  const lida = useRead('operador.simulacao', { params: { simulacaoID } });
  return (
    <Leitura lida={lida} linhas={8}>
      {({ resultado }) => resultado && <SimulacaoResultado resultado={resultado} />}
    </Leitura>
  );
}
