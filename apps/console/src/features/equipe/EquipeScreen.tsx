import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Disclosure } from '@trevo/ui/display/Disclosure.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import { ConvidarDialog } from './ConvidarDialog.tsx';
import { equipeText as text } from './equipe.text.ts';
import { PapeisTabela } from './PapeisTabela.tsx';
import { RetirarConvite } from './RetirarConvite.tsx';
import { type Membro, TrocaPapelDialog } from './TrocaPapelDialog.tsx';
import styles from './EquipeScreen.module.css';

type Equipe = RetornoOf<Calls['operador.equipe']>;

/** The operators of the promoter, their roles, and open invitations. */
export function EquipeScreen() {
  const equipe = useRead('operador.equipe', {});
  const isPermitido = usePermissao();
  const [isConvidando, setConvidando] = useState(false);
  const convidar = isPermitido('operador.convidar') && (
    <Button size="small" icon={<UserPlus />} onClick={() => setConvidando(true)}>
      {text.convidar}
    </Button>
  );
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda} acao={convidar}>
      <Leitura lida={equipe}>
        {({ operadores, convites }) => (
          <>
            <Pessoas operadores={operadores} />
            <Convites convites={convites} />
          </>
        )}
      </Leitura>
      <Disclosure title={text.oQuePode}>
        <PapeisTabela />
      </Disclosure>
      <ConvidarDialog open={isConvidando} onClose={() => setConvidando(false)} />
    </Tela>
  );
}

function Pessoas({ operadores }: { operadores: Equipe['operadores'] }) {
  const isPermitido = usePermissao();
  const sessao = useStore(sessaoStore);
  const [membro, setMembro] = useState<Membro | null>(null);
  const colunas: readonly Coluna<Membro>[] = [
    {
      id: 'pessoa',
      titulo: text.pessoa,
      conteudo: ({ nome, email, operadorID }) => (
        <span className={styles.person}>
          <strong>
            {nome} {operadorID === sessao?.operadorID && <Badge>{text.voce}</Badge>}
          </strong>
          <span className={styles.quiet}>{email}</span>
        </span>
      ),
    },
    { id: 'papel', titulo: text.papel, conteudo: ({ papel }) => papeisText[papel].nome },
    {
      id: 'usado',
      titulo: text.usado,
      alinhar: 'fim',
      conteudo: ({ usadoEm }) => (usadoEm === null ? text.nunca : <Momento em={usadoEm} />),
    },
    {
      id: 'acao',
      titulo: text.acao,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (one) =>
        isPermitido('operador.definirPapel') && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.mudarDe(one.nome)}
            onClick={() => setMembro(one)}
          >
            {text.mudar}
          </Button>
        ),
    },
  ];
  return (
    <Secao titulo={text.pessoas}>
      {operadores.length === 0 ? (
        <EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />
      ) : (
        <Tabela
          nome={text.pessoas}
          itens={operadores}
          toId={({ operadorID }) => operadorID}
          colunas={colunas}
        />
      )}
      {membro && <TrocaPapelDialog key={membro.operadorID} membro={membro} onClose={() => setMembro(null)} />}
    </Secao>
  );
}

function Convites({ convites }: { convites: Equipe['convites'] }) {
  const isPermitido = usePermissao();
  return (
    <Secao titulo={text.convites}>
      {convites.length === 0 ? (
        <p className={styles.quiet}>{text.semConvites}</p>
      ) : (
        <Tabela
          nome={text.convites}
          itens={convites}
          toId={({ conviteID }) => conviteID}
          colunas={[
            {
              id: 'pessoa',
              titulo: text.pessoa,
              conteudo: ({ nome, email }) => (
                <span className={styles.person}>
                  <strong>{nome}</strong>
                  <span className={styles.quiet}>{email}</span>
                </span>
              ),
            },
            { id: 'papel', titulo: text.papel, conteudo: ({ papel }) => papeisText[papel].nome },
            { id: 'vale', titulo: text.vale, alinhar: 'fim', conteudo: ({ ate }) => <Momento em={ate} /> },
            {
              id: 'acao',
              titulo: text.acao,
              isTituloOculto: true,
              alinhar: 'fim',
              conteudo: (one) => isPermitido('operador.retirarConvite') && <RetirarConvite convite={one} />,
            },
          ]}
        />
      )}
    </Secao>
  );
}
