import type { ErrorCode } from '@trevo/contract/errors';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { formatQuando } from '../../platform/format/momento.ts';
import { papeisText } from '../../platform/palavras/papeis.text.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { acessoText } from './acesso.text.ts';
import { Cartao } from './Cartao.tsx';
import { ConviteDaConta } from './ConviteDaConta.tsx';
import { type Convite, ConviteNovo } from './ConviteNovo.tsx';
import styles from './acesso-form.module.css';

const text = acessoText.convite;

/** Refusals of an invitation that cannot be accepted any more. */
const goneCodes: readonly ErrorCode[] = ['operador.conviteInvalido', 'operador.conviteRetirado'];

/** Accepts an invitation with the token in the fragment of the address: no server sees it. */
export function ConviteScreen() {
  const [token] = useState(() => location.hash.slice(1));
  if (!/^[\w-]{20,120}$/.test(token))
    return (
      <Cartao titulo={text.semToken.titulo}>
        <EmptyState
          heading="h1"
          illustration="search"
          title={text.semToken.titulo}
          message={text.semToken.mensagem}
          action={<LinkComoBotao to="/entrar">{text.semToken.acao}</LinkComoBotao>}
        />
      </Cartao>
    );
  return <ConviteAberto token={token} />;
}

function ConviteAberto({ token }: { token: string }) {
  const convite = useRead('operador.abrirConvite', { body: { token } });
  const navigate = useNavigate();
  const { data: lido, error } = convite;
  const leave = () => void navigate('/', { replace: true });
  const isGone = error !== null && goneCodes.includes(error.codigo);
  return (
    <Cartao titulo={lido ? text.titulo(lido.nome) : acessoText.nome}>
      {isGone && !lido ? (
        <EmptyState
          heading="h1"
          illustration="broken"
          title={error.mensagem}
          message={error.cura}
          action={<LinkComoBotao to="/entrar">{text.semToken.acao}</LinkComoBotao>}
        />
      ) : (
        <Leitura lida={convite}>
          {(aberto) => (
            <div className={styles.form}>
              {aberto.temConta ? (
                <ConviteDaConta
                  token={token}
                  email={aberto.email}
                  descricao={describeConvite(aberto)}
                  onDone={leave}
                />
              ) : (
                <>
                  <div>
                    <h1>{text.titulo(aberto.nome)}</h1>
                    <p className={styles.quiet}>{describeConvite(aberto)}</p>
                  </div>
                  <ConviteNovo token={token} convite={aberto} onDone={leave} />
                </>
              )}
            </div>
          )}
        </Leitura>
      )}
    </Cartao>
  );
}

function describeConvite({ nomePromotora, papel, ate }: Convite): string {
  const lugar =
    nomePromotora === null || papel === null
      ? text.naInstalacao
      : text.naPromotora(nomePromotora, papeisText[papel].nome);
  return `${lugar} ${text.ate(formatQuando(ate))}`;
}
