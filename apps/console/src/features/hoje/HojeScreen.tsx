import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { FalhasHoje } from './FalhasHoje.tsx';
import { hojeText as text } from './hoje.text.ts';
import { MarcosHoje } from './MarcosHoje.tsx';
import { PrazosHoje } from './PrazosHoje.tsx';
import { PropostasEspera } from './PropostasEspera.tsx';
import { RestamHoje } from './RestamHoje.tsx';
import { findFim, listMarcos, listPrazos, listTarefas, type Resumo } from './resumo-hoje.ts';
import { TarefasHoje } from './TarefasHoje.tsx';
import { UltimasVendas } from './UltimasVendas.tsx';
import styles from './hoje-partes.module.css';

const shownMarcos = 6;

/** The landing page: failures, waiting work, the days ahead, and the numbers and prizes left. */
export function HojeScreen() {
  const isPermitido = usePermissao();
  const resumo = useRead('operador.resumo', {});
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      {isPermitido('operador.propostas') && <PropostasEspera />}
      <Leitura lida={resumo} linhas={6}>
        {(lido) => <Conteudo resumo={lido} />}
      </Leitura>
      {isPermitido('operador.avisos') && <Avisos />}
    </Tela>
  );
}

function Conteudo({ resumo }: { resumo: Resumo }) {
  const { campanhas } = resumo;
  const isPermitido = usePermissao();
  const abertas = campanhas.filter((campanha) => findFim(campanha) !== undefined);
  return (
    <>
      <FalhasHoje {...resumo} />
      {campanhas.length === 0 ? (
        <EmptyState
          illustration="ticket"
          title={text.semCampanhas.titulo}
          message={text.semCampanhas.mensagem}
        />
      ) : (
        <>
          <TarefasHoje tarefas={listTarefas(campanhas)} />
          <PrazosHoje prazos={listPrazos(campanhas)} />
          <MarcosHoje marcos={listMarcos(campanhas, shownMarcos)} />
          {abertas.length > 0 && <RestamHoje campanhas={abertas} />}
          {isPermitido('operador.listarImportacoesVendas') && (
            <Secao titulo={text.vendas}>
              <div className={styles.tiles}>
                {campanhas.map((campanha) => (
                  <UltimasVendas key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />
                ))}
              </div>
            </Secao>
          )}
        </>
      )}
    </>
  );
}

function Avisos() {
  const avisos = useRead('operador.avisos', {});
  return (
    <Leitura lida={avisos} linhas={1}>
      {(todos) =>
        todos.length > 0 && (
          <Secao titulo={text.avisos}>
            {todos.map(({ codigo, mensagem, cura }) => (
              <Notice key={codigo} tone="alerta" title={mensagem}>
                {cura}
              </Notice>
            ))}
          </Secao>
        )
      }
    </Leitura>
  );
}
