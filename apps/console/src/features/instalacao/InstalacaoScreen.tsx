import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import { instalacaoConsoleText as text } from './instalacao-console.text.ts';
import { type DaInstalacao, TirarDialog } from './TirarDialog.tsx';
import styles from './InstalacaoScreen.module.css';

type Equipe = RetornoOf<Calls['operador.equipeDaInstalacao']>;

/** The operators of the installation and open invitations of more. */
export function InstalacaoScreen() {
  const equipe = useRead('operador.equipeDaInstalacao', {});
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <Leitura lida={equipe}>
        {({ operadores, convites }) => (
          <>
            <Pessoas operadores={operadores} />
            <Convites convites={convites} />
          </>
        )}
      </Leitura>
      <p className={styles.quiet}>{text.convidar}</p>
    </Tela>
  );
}

const Pessoa = ({ nome, email, isVoce = false }: { nome: string; email: string; isVoce?: boolean }) => (
  <span className={styles.person}>
    <strong>
      {nome} {isVoce && <Badge>{text.voce}</Badge>}
    </strong>
    <span className={styles.quiet}>{email}</span>
  </span>
);

function Pessoas({ operadores }: { operadores: Equipe['operadores'] }) {
  const sessao = useStore(sessaoStore);
  const [pessoa, setPessoa] = useState<DaInstalacao | null>(null);
  const colunas: readonly Coluna<DaInstalacao>[] = [
    {
      id: 'pessoa',
      titulo: text.pessoa,
      conteudo: ({ nome, email, operadorID }) => (
        <Pessoa nome={nome} email={email} isVoce={operadorID === sessao?.operadorID} />
      ),
    },
    {
      id: 'papeis',
      titulo: text.papeis,
      conteudo: ({ papeis }) =>
        papeis.map(({ nome, papel }) => text.papel(papeisText[papel].nome, nome)).join(', ') ||
        text.semPapeis,
    },
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
      conteudo: (one) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={text.tirarDe(one.nome)}
          onClick={() => setPessoa(one)}
        >
          {text.tirar}
        </Button>
      ),
    },
  ];
  return (
    <Secao titulo={text.pessoas}>
      <Tabela
        nome={text.pessoas}
        itens={operadores}
        toId={({ operadorID }) => operadorID}
        colunas={colunas}
      />
      {pessoa && <TirarDialog key={pessoa.operadorID} pessoa={pessoa} onClose={() => setPessoa(null)} />}
    </Secao>
  );
}

function Convites({ convites }: { convites: Equipe['convites'] }) {
  const retirar = useAct('operador.retirarConviteDaInstalacao');
  async function withdraw(conviteID: string, email: string): Promise<void> {
    if (await retirar.run({ params: { conviteID } })) avisos.show(text.retirado(email), { tone: 'sucesso' });
  }
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
              conteudo: ({ nome, email }) => <Pessoa nome={nome} email={email} />,
            },
            { id: 'vale', titulo: text.vale, alinhar: 'fim', conteudo: ({ ate }) => <Momento em={ate} /> },
            {
              id: 'acao',
              titulo: text.acao,
              isTituloOculto: true,
              alinhar: 'fim',
              conteudo: ({ conviteID, nome, email }) => (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={text.retirarDe(nome)}
                  pending={retirar.isPending}
                  onClick={() => void withdraw(conviteID, email)}
                >
                  {text.retirar}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Recusa error={retirar.error} />
    </Secao>
  );
}
