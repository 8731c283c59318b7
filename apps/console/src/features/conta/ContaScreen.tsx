import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import { contaConsoleText as text } from './conta-console.text.ts';
import { PasskeysSecao } from './PasskeysSecao.tsx';

type SessaoAberta = RetornoOf<Calls['operador.sessoes']>[number];

/** The operator's roles, passkeys, and sessions on all devices. */
export function ContaScreen() {
  const sessao = useStore(sessaoStore);
  const sessoes = useRead('operador.sessoes', {});
  const encerrar = useAct('operador.encerrarSessao');
  if (!sessao) return null;

  async function end({ sessaoID }: SessaoAberta): Promise<void> {
    if (await encerrar.run({ params: { sessaoID } })) avisos.show(text.encerrada, { tone: 'sucesso' });
  }
  const colunas: readonly Coluna<SessaoAberta>[] = [
    {
      id: 'aparelho',
      titulo: text.aparelho,
      conteudo: ({ aparelho, atual }) => (
        <>
          {aparelho} {atual && <Badge tone="marca">{text.esta}</Badge>}
        </>
      ),
    },
    {
      id: 'desde',
      titulo: text.desde,
      alinhar: 'fim',
      conteudo: ({ criadaEm }) => <Momento em={criadaEm} />,
    },
    { id: 'usada', titulo: text.usada, alinhar: 'fim', conteudo: ({ usadaEm }) => <Momento em={usadaEm} /> },
    {
      id: 'acao',
      titulo: text.acao,
      isTituloOculto: true,
      alinhar: 'fim',
      conteudo: (one) =>
        one.atual ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.encerrarDe(one.aparelho)}
            pending={encerrar.isPending}
            onClick={() => void end(one)}
          >
            {text.encerrar}
          </Button>
        ),
    },
  ];

  return (
    <Tela titulo={text.titulo} ajuda={`${sessao.nome}, ${sessao.email}`}>
      <Secao titulo={text.papeis}>
        {sessao.daInstalacao && <Notice tone="info">{text.daInstalacao}</Notice>}
        {sessao.papeis.length > 0 && (
          <Tabela
            nome={text.papeis}
            itens={sessao.papeis}
            toId={({ promotora }) => promotora}
            colunas={[
              { id: 'promotora', titulo: text.promotora, conteudo: ({ nome }) => nome },
              { id: 'papel', titulo: text.papel, conteudo: ({ papel }) => papeisText[papel].nome },
            ]}
          />
        )}
      </Secao>
      <PasskeysSecao />
      <Secao titulo={text.sessoes}>
        <Recusa error={encerrar.error} />
        <Leitura lida={sessoes}>
          {(todas) => (
            <Tabela nome={text.sessoes} itens={todas} toId={({ sessaoID }) => sessaoID} colunas={colunas} />
          )}
        </Leitura>
      </Secao>
    </Tela>
  );
}
