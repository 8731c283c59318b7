import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { contaText } from '@trevo/contract/palavras.text';
import { UserRound } from 'lucide-react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDiaMes } from '@trevo/client/format.ts';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Badge, type BadgeProps } from '@trevo/ui/feedback/Badge.tsx';
import { indicacaoText as text } from '../indicacao.text.ts';
import styles from './AmigoRow.module.css';

type Amigo = RetornoOf<Calls['consumidor.indicacoes']>['retorno'][number];

/** Row of a referred friend: since when, status, and the reward. */
export function AmigoRow({ amigo }: { amigo: Amigo }) {
  const agora = useAgora();
  const { nome, dataHora, cadastroCompleto } = amigo;
  const marca = findMarca(amigo);
  const desfecho = describe(amigo, agora);
  const desde = text.desde(formatDiaMes(dataHora, agora));
  return (
    <ListRow
      leading={<UserRound />}
      title={nome}
      detail={
        <span className={styles.detail}>
          <span>{cadastroCompleto ? desde : `${desde} · ${text.incompleto}`}</span>
          {desfecho && <span>{desfecho}</span>}
          {marca && <Badge tone={marca.tone}>{marca.words}</Badge>}
        </span>
      }
    />
  );
}

function findMarca({ situacao, premio }: Amigo): { tone: BadgeProps['tone']; words: string } | undefined {
  switch (situacao) {
    case 'AGUARDANDO':
      return { tone: 'neutro', words: text.situacao.aguardando };
    case 'EM_ANALISE':
      return { tone: 'info', words: text.situacao.emAnalise };
    case 'PREMIADA':
      return premio
        ? { tone: 'sucesso', words: text.ganhou(contaText.valor(premio.moeda, premio.valor)) }
        : undefined;
    case 'RECUSADA':
      return { tone: 'neutro', words: text.situacao.semPremio };
    case null:
      return undefined;
  }
}

/** Returns the text of the result; undefined while it is pending. */
function describe({ situacao, motivo, premio, liberaEm }: Amigo, agora: Date): string | undefined {
  if (motivo) return text.motivos[motivo];
  if (situacao !== 'PREMIADA') return undefined;
  if (!premio) return text.soAmigo;
  const waits = liberaEm !== null && new Date(liberaEm) > agora;
  return waits ? text.livreEm(formatDiaMes(liberaEm, agora)) : text.naConta;
}
