import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import type { Periodo } from '@trevo/rules/relatorio/periodo-relatorio';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { AgoraSecoes } from './AgoraSecoes.tsx';
import { DestinosSecao } from './DestinosSecao.tsx';
import { LugaresSecoes } from './LugaresSecoes.tsx';
import { PeriodoRelatorio } from './PeriodoRelatorio.tsx';
import { toPeriodo } from './periodo-endereco.ts';
import { QualidadeSecoes } from './QualidadeSecoes.tsx';
import { relatorioConsoleText as text } from './relatorio-console.text.ts';
import type { Relatorio } from './relatorio.wire.ts';
import { ResumoSecoes } from './ResumoSecoes.tsx';
import styles from './Relatorios.module.css';

/** The report of a campaign for a period; both are kept in the address. */
export function RelatoriosScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <DaCampanha key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function DaCampanha({ campanha }: { campanha: CampanhaDaPromotora }) {
  const isPermitido = usePermissao();
  const [search] = useSearchParams();
  const hoje = toSaoPaulo(new Date(agoraServidor())).dia;
  const periodo = toPeriodo(search, hoje);
  return (
    <>
      <PeriodoRelatorio />
      {periodo && <DoPeriodo campanha={campanha} periodo={periodo} hoje={hoje} />}
      {isPermitido('operador.destinosRelatorio') && <DestinosSecao campanha={campanha} />}
    </>
  );
}

function DoPeriodo(props: { campanha: CampanhaDaPromotora; periodo: Periodo; hoje: string }) {
  const { ano, identificacao } = props.campanha;
  const { de, ate } = props.periodo;
  const lido = useRead('operador.relatorio', { params: { ano, identificacao }, query: { de, ate } });
  return (
    <Leitura lida={lido} linhas={8}>
      {(relatorio) => <Conteudo relatorio={relatorio} hoje={props.hoje} />}
    </Leitura>
  );
}

function Conteudo({ relatorio, hoje }: { relatorio: Relatorio; hoje: string }) {
  const { periodo, anterior, atualizadoEm, totais, funil } = relatorio;
  const toDias = ({ de, ate }: Periodo) => text.dias(formatDiaCurto(de, hoje), formatDiaCurto(ate, hoje));
  const isEmpty = totais.atual.notas === 0 && funil.atual.cadastros === 0;
  return (
    <>
      {atualizadoEm === null ? (
        <div className={styles.notice}>
          <Notice tone="info" title={text.reunindo.titulo}>
            {text.reunindo.mensagem}
          </Notice>
        </div>
      ) : (
        <p className={styles.range}>
          <strong>{toDias(periodo)}</strong> {text.comparado(toDias(anterior))}{' '}
          {text.atualizado(formatPerto(atualizadoEm))}
        </p>
      )}
      {isEmpty ? (
        <EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />
      ) : (
        <>
          <ResumoSecoes relatorio={relatorio} hoje={hoje} />
          <LugaresSecoes relatorio={relatorio} />
          <QualidadeSecoes relatorio={relatorio} />
        </>
      )}
      <AgoraSecoes relatorio={relatorio} />
    </>
  );
}
