import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { escoposText } from '../../platform/palavras/papeis.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { credencialText as text } from './credencial.text.ts';
import styles from './CredenciaisTabela.module.css';

type Credencial = RetornoOf<Calls['operador.credenciais']>[number];

/** The list of credentials, each with its rotation and its end. */
export function CredenciaisTabela(props: {
  credenciais: readonly Credencial[];
  onSegredo(segredo: string): void;
}) {
  const { credenciais, onSegredo } = props;
  const girar = useAct('operador.girarCredencial');
  const encerrar = useAct('operador.encerrarCredencial');
  const [pergunta, setPergunta] = useState<{ ato: 'girar' | 'encerrar'; credencial: Credencial } | null>(
    null,
  );

  async function confirm(): Promise<void> {
    if (!pergunta) return;
    const { ato, credencial } = pergunta;
    const params = { credencialID: credencial.credencialID };
    setPergunta(null);
    if (ato === 'girar') {
      const answer = await girar.run({ params });
      if (answer) onSegredo(answer.retorno.segredo);
    } else if (await encerrar.run({ params })) {
      avisos.show(text.perguntaEncerrar.feita(credencial.nome), { tone: 'sucesso' });
    }
  }

  const acoes = (credencial: Credencial) =>
    isValida(credencial) && (
      <span className={styles.acts}>
        <Button
          variant="secondary"
          size="small"
          aria-label={text.girarDe(credencial.nome)}
          onClick={() => setPergunta({ ato: 'girar', credencial })}
        >
          {text.girar}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={text.encerrarDe(credencial.nome)}
          onClick={() => setPergunta({ ato: 'encerrar', credencial })}
        >
          {text.encerrar}
        </Button>
      </span>
    );
  const words = pergunta?.ato === 'encerrar' ? text.perguntaEncerrar : text.perguntaGirar;
  return (
    <>
      <Recusa error={girar.error ?? encerrar.error} />
      <Tabela
        nome={text.titulo}
        itens={credenciais}
        toId={({ credencialID }) => credencialID}
        colunas={[
          ...colunas,
          { id: 'acao', titulo: text.acao, isTituloOculto: true, alinhar: 'fim', conteudo: acoes },
        ]}
      />
      <ConfirmModal
        open={pergunta !== null}
        dangerous={pergunta?.ato === 'encerrar'}
        title={words.titulo(pergunta?.credencial.nome ?? '')}
        message={words.efeito}
        confirmLabel={pergunta?.ato === 'encerrar' ? text.encerrar : text.girar}
        cancelLabel={text.cancelar}
        onConfirm={() => void confirm()}
        onCancel={() => setPergunta(null)}
      />
    </>
  );
}

const isVencida = ({ ate }: Credencial): boolean => ate !== null && Date.parse(ate) <= agoraServidor();
const isValida = (credencial: Credencial): boolean =>
  credencial.encerradaEm === null && !isVencida(credencial);

const colunas: readonly Coluna<Credencial>[] = [
  { id: 'nome', titulo: text.nome, conteudo: ({ nome }) => <strong>{nome}</strong> },
  {
    id: 'pode',
    titulo: text.pode,
    conteudo: ({ escopos }) => escopos.map((escopo) => escoposText[escopo]).join(', '),
  },
  { id: 'situacao', titulo: text.situacao, conteudo: (credencial) => <Situacao credencial={credencial} /> },
  {
    id: 'usada',
    titulo: text.usada,
    alinhar: 'fim',
    conteudo: ({ usadaEm }) => (usadaEm === null ? text.nunca : <Momento em={usadaEm} />),
  },
  {
    id: 'fim',
    titulo: text.fim,
    alinhar: 'fim',
    conteudo: ({ ate }) => (ate === null ? text.semFim : <Momento em={ate} />),
  },
];

function Situacao({ credencial }: { credencial: Credencial }) {
  if (credencial.encerradaEm !== null) return <Badge dot>{text.encerrada}</Badge>;
  if (isVencida(credencial))
    return (
      <Badge dot tone="perigo">
        {text.vencida}
      </Badge>
    );
  const { anteriorAte } = credencial;
  const isTrocando = anteriorAte !== null && Date.parse(anteriorAte) > agoraServidor();
  return (
    <span className={styles.state}>
      <Badge dot tone="sucesso">
        {text.vale}
      </Badge>
      {isTrocando && <small>{text.trocando(formatPerto(anteriorAte))}</small>}
    </span>
  );
}
