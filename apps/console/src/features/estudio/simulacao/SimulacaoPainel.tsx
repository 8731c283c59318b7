import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { useRead } from '../../../platform/api/console-client.ts';
import { Leitura } from '../../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../../platform/session/permissao.ts';
import { isEmAndamento } from './andamento.ts';
import { NovaSimulacao } from './NovaSimulacao.tsx';
import { SimulacaoAberta } from './SimulacaoAberta.tsx';
import { SimulacoesTabela } from './SimulacoesTabela.tsx';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

/** Plays a crowd through the rules of the draft, and shows the last simulations of the promoter. */
export function SimulacaoPainel({ arquivo, texto }: { arquivo: CampanhaArquivo | undefined; texto: string }) {
  const mayRequest = usePermissao()('operador.simularCampanha');
  /** Null shows the newest one. */
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const lida = useRead(
    'operador.simulacoes',
    {},
    { refreshWhen: ({ simulacoes }) => simulacoes.some(isEmAndamento) },
  );
  return (
    <div className={styles.panel}>
      <p className={styles.help}>{text.ajuda}</p>
      {mayRequest && arquivo && (
        <NovaSimulacao
          texto={texto}
          onRequested={() => {
            setEscolhida(null);
            void lida.refetch();
          }}
        />
      )}
      {mayRequest && !arquivo && (
        <EmptyState illustration="broken" title={text.invalida.titulo} message={text.invalida.mensagem} />
      )}
      <Leitura lida={lida}>
        {({ simulacoes }) => {
          const aberta = simulacoes.find(({ simulacaoID }) => simulacaoID === escolhida) ?? simulacoes[0];
          if (!aberta)
            return (
              <EmptyState
                illustration="receipt"
                title={text.nenhuma.titulo}
                message={mayRequest ? text.nenhuma.mensagemPede : text.nenhuma.mensagem}
              />
            );
          return (
            <>
              <SimulacaoAberta key={aberta.simulacaoID} simulacao={aberta} />
              <h3>{text.ultimas}</h3>
              <SimulacoesTabela simulacoes={simulacoes} aberta={aberta} onAbrir={setEscolhida} />
            </>
          );
        }}
      </Leitura>
    </div>
  );
}
