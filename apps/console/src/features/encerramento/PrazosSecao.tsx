import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import type { PrazoSituacao } from '@trevo/rules/encerramento/prazo-legal';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { formatContagem } from '@trevo/client/format.ts';
import { joinClasses } from '@trevo/ui/element-props.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { DefinirPrazo } from './DefinirPrazo.tsx';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Encerramento, PrazoMarcado } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.prazos;

const tons: Readonly<Record<PrazoSituacao, 'perigo' | 'alerta' | 'sucesso' | 'neutro' | 'info'>> = {
  vencido: 'perigo',
  hoje: 'alerta',
  perto: 'alerta',
  longe: 'info',
  feito: 'sucesso',
  passou: 'neutro',
};

/** Open terms first, the next of them at the top. */
const ordem: Readonly<Record<PrazoSituacao, number>> = {
  vencido: 0,
  hoje: 0,
  perto: 0,
  longe: 0,
  feito: 1,
  passou: 1,
};

/** The calendar of legal terms. */
export function PrazosSecao(props: { params: CampanhaParams; encerramento: Encerramento }) {
  const { params, encerramento } = props;
  const mayDefine = usePermissao()('operador.definirPrazoCampanha') && encerramento.fechamento === null;
  const prazos = [...encerramento.prazos].sort((a, b) => ordem[a.situacao] - ordem[b.situacao]);
  const acao: Coluna<PrazoMarcado> = {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (prazo) => <DefinirPrazo params={params} prazo={prazo} />,
  };
  return (
    <Secao titulo={text.titulo}>
      {encerramento.scpc.cabecalho === null && <Notice tone="alerta">{text.semContas}</Notice>}
      {prazos.length === 0 ? (
        <p className={styles.quiet}>{text.vazio}</p>
      ) : (
        <Tabela
          nome={text.titulo}
          itens={prazos}
          toId={({ prazoID, sorteio }) => `${prazoID} ${sorteio?.data}`}
          colunas={mayDefine ? [...colunas, acao] : colunas}
        />
      )}
    </Secao>
  );
}

const colunas: readonly Coluna<PrazoMarcado>[] = [
  {
    id: 'falta',
    titulo: text.colunas.falta,
    conteudo: ({ faltam, situacao }) => (
      <span className={joinClasses(styles.left, situacao === 'vencido' && styles.overdue)}>
        <strong>{formatContagem(faltam)}</strong>
        <small>{text.falta(faltam)}</small>
      </span>
    ),
  },
  {
    id: 'prazo',
    titulo: text.colunas.prazo,
    conteudo: ({ nome, sorteio, quantidade, unidade, sentido, ancora, fonte, proprio }) => (
      <span className={styles.what}>
        <strong>
          {nome}
          {sorteio && ` (${sorteio.nome})`}
        </strong>
        <small>
          {quantidade === 0
            ? text.noDia(ancora)
            : text.conta(encerramentoText.duracao(quantidade, unidade), sentido, ancora)}
        </small>
        <small>{fonte}</small>
        {proprio && (
          <>
            <Badge tone="info">{text.proprio}</Badge>
            <small>
              {proprio.motivo} {text.proprioDe(proprio.definidoPor.nome, proprio.aprovadoPor?.nome ?? null)}
            </small>
          </>
        )}
      </span>
    ),
  },
  { id: 'dia', titulo: text.colunas.dia, alinhar: 'fim', conteudo: ({ dia }) => formatDiaMesAno(dia) },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao }) => (
      <Badge tone={tons[situacao]} dot>
        {text.situacoes[situacao]}
      </Badge>
    ),
  },
];
