import { useEffect, useState } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { readTokenUsuario } from '../../../platform/session/read-token-usuario.ts';
import { useSession } from '../../../platform/session/session.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { SaldoCard } from '../parts/SaldoCard.tsx';
import type { SaldoState } from '../saldo-conhecido.ts';
import { useSaldoPontos } from '../use-saldo-pontos.ts';
import { totalPontosText as totalPontos } from '../conta-corrente.text.ts';

/** Balance shown without a session or token: no points. */
const nenhum: SaldoState = {
  saldo: { disponivel: 0, aLiberar: 0, liberacoes: [], vencimentos: [], devido: 0 },
  desde: null,
  hasFailed: false,
  pending: false,
  onRetry: () => undefined,
};

interface Pessoa {
  readonly usuario: string;
  /** Token of the link; without it, the session is used. */
  readonly token?: string;
}

/** Points of the consumidor named by the link's token, else of the signed-in one, else none. */
export function TotalPontosScreen() {
  const texto = useTexto();
  const goBack = useGoBack();
  const sessao = useSession();
  const token = useLinkToken();
  const [isRefused, setRefused] = useState(false);
  const { campanha, situacao, error, retry } = useCampanha();
  const signedIn = sessao?.tipo === 'consumidor' ? { usuario: sessao.usuario } : undefined;
  const named = isRefused ? undefined : readTokenUsuario(token);
  const pessoa: Pessoa | undefined = named ? { usuario: named, token } : signedIn;
  return (
    <Page header={<PageHeader title={totalPontos.titulo} />}>
      {!pessoa || situacao === 'nenhuma' ? (
        <SaldoCard moeda="pontos" state={nenhum} />
      ) : campanha ? (
        <Pontos key={pessoa.usuario} campanha={campanha} pessoa={pessoa} onRefused={() => setRefused(true)} />
      ) : (
        <SaldoCard
          moeda="pontos"
          state={error ? { ...nenhum, saldo: undefined, hasFailed: true, onRetry: retry } : undefined}
        />
      )}
      {!pessoa && <p>{totalPontos.nenhum}</p>}
      {!pessoa && !sessao && (
        <LinkButton to={appPaths.autenticacao} wide>
          {totalPontos.entrar}
        </LinkButton>
      )}
      {signedIn && pessoa === signedIn && (
        <LinkButton to={appPaths.contaCorrente} wide>
          {totalPontos.verExtrato}
        </LinkButton>
      )}
      <Button variant="ghost" wide onClick={goBack}>
        {texto(totalPontos.voltar.id, totalPontos.voltar.texto)}
      </Button>
    </Page>
  );
}

interface PontosProps {
  campanha: CampanhaWire;
  pessoa: Pessoa;
  /** Called when the token of the link is rejected or expired. */
  onRefused(): void;
}

function Pontos({ campanha, pessoa, onRefused }: PontosProps) {
  const { usuario, token } = pessoa;
  const state = useSaldoPontos(campanha, usuario, token);
  const isRefused = token !== undefined && isSessaoRecusada(state.codigo);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return <SaldoCard moeda="pontos" state={state} />;
}
