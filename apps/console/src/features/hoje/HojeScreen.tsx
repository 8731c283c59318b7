import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { hojeText as text } from './hoje.text.ts';
import { NotasEspera } from './NotasEspera.tsx';
import { PropostasEspera } from './PropostasEspera.tsx';
import { UltimasVendas } from './UltimasVendas.tsx';
import styles from './HojeScreen.module.css';

/** The landing page: what waits for a person, from calls that exist. */
export function HojeScreen() {
  const isPermitido = usePermissao();
  const campanhas = useRead('operador.campanhas', {});
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      {isPermitido('operador.propostas') && <PropostasEspera />}
      <Leitura lida={campanhas} linhas={3}>
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              illustration="ticket"
              title={text.semCampanhas.titulo}
              message={text.semCampanhas.mensagem}
            />
          ) : (
            <Trabalho campanhas={todas} />
          )
        }
      </Leitura>
      {isPermitido('operador.avisos') && <Avisos />}
    </Tela>
  );
}

function Trabalho({ campanhas }: { campanhas: readonly CampanhaDaPromotora[] }) {
  const isPermitido = usePermissao();
  const hasNotas = isPermitido('operador.listarPendentes');
  const hasVendas = isPermitido('operador.listarImportacoesVendas');
  const toKey = ({ ano, identificacao }: CampanhaDaPromotora) => `${ano}/${identificacao}`;
  if (!hasNotas && !hasVendas)
    return <EmptyState illustration="search" title={text.nada.titulo} message={text.nada.mensagem} />;
  return (
    <>
      {hasNotas && (
        <Secao titulo={text.notas}>
          <div className={styles.tiles}>
            {campanhas.map((campanha) => (
              <NotasEspera key={toKey(campanha)} campanha={campanha} />
            ))}
          </div>
        </Secao>
      )}
      {hasVendas && (
        <Secao titulo={text.vendas}>
          <div className={styles.tiles}>
            {campanhas.map((campanha) => (
              <UltimasVendas key={toKey(campanha)} campanha={campanha} />
            ))}
          </div>
        </Secao>
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
